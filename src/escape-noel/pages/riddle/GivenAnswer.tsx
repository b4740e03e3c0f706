import letter from '@art/escape-noel/folded-letter.svg?no-inline';

/** The answer of a day that was given up, with its picture (rule 11.2). */
export const GivenAnswer = ({ answer, className }: { answer: string; className: string }) => (
  <>
    <img alt="" className="mx-auto h-28 w-32" height={112} src={letter} width={128} />
    <p className={className}>
      La réponse était «&nbsp;
      <span lang="fr" translate="no">
        {answer}
      </span>
      &nbsp;».
    </p>
  </>
);
