import colouringPage from '@art/escape-noel/colouring-page.svg';
import * as m from 'framer-motion/m';
import { createPortal } from 'react-dom';
import { entersFrom } from '@/lib/entersFrom';
import { SCENE } from '@/lib/transitions';
import { publisher } from '@/publisher';
import { PrintButton } from '@/ui/PrintButton';

interface FinalSentenceLetterProps {
  /** Paragraphs separated by an empty line; the last one is the signature. */
  letter: string;
  sentence: string;
}

export function FinalSentenceLetter({ letter, sentence }: FinalSentenceLetterProps) {
  const paragraphs = letter.split('\n\n');
  return (
    <>
      <m.section
        animate={{ opacity: 1, scaleY: 1 }}
        aria-labelledby="letter-title"
        className="grid w-full origin-top gap-[0.9rem] rounded-sm bg-[linear-gradient(135deg,#fffaf0,#f1e3ea)] p-[2rem_clamp(1rem,5vw,3rem)] text-left text-[1.1875rem] text-aube-ink"
        initial={entersFrom({ opacity: 0, scaleY: 0.4 })}
        transition={{ ...SCENE, delay: 0.3 }}
      >
        <h3 className="text-2xl text-aube-plum" id="letter-title">
          La lettre s'ouvre
        </h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <figure className="grid justify-items-center gap-4">
          <img
            alt="Un dessin au trait, à colorier. Une grande étoile et sa plume de lumière brillent au-dessus d'un clocher et de toits enneigés. Un enfant tient sa lanterne, un renard le suit, un hibou les regarde du haut d'un sapin."
            className="h-auto w-full max-w-sm border border-nuit-gold-deep bg-white"
            height={1188}
            src={colouringPage}
            width={840}
          />
          <figcaption>
            <PrintButton size="lg">Imprimer la lettre et son dessin</PrintButton>
          </figcaption>
        </figure>
      </m.section>
      {createPortal(
        // Two pages: the drawing is on the back of the letter.
        <>
          <div aria-hidden="true" className="letter-sheet" data-paper>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <small>{publisher.name}</small>
          </div>
          <div aria-hidden="true" className="colouring-sheet" data-paper>
            <img alt="" src={colouringPage} />
            <p>{sentence}</p>
            <small>{publisher.name}</small>
          </div>
        </>,
        document.body,
      )}
    </>
  );
}
