/** What the twenty-four initials spell, told at last. */
export function RevealedSentence({ sentence }: { sentence: string }) {
  return (
    <section aria-labelledby="sentence-title" className="grid justify-items-center gap-3 text-center">
      <h2 className="max-w-xl text-balance text-xl text-nuit-mist" id="sentence-title">
        Les premières lettres de tes vingt-quatre fragments gardaient un secret
      </h2>
      <p className="final-sentence">{sentence}</p>
    </section>
  );
}
