import { publisher } from '@/publisher';

/** The class's diploma, for the wall. It says nothing of a pupil, nor how many days were solved: the class writes it. */
export const ClassDiploma = ({ className }: { className: string }) => (
  <article className="sheet sheet-diploma" id="feuille-diplome">
    <Star />
    <h2>Diplôme</h2>
    <p>des chevaliers de la nuit de Noël</p>
    <p>{publisher.name} salue</p>
    <p className="sheet-class">{className || '\u00A0'}</p>
    <p>qui a lu, cherché, douté et trouvé ensemble, porte après porte, tout au long de l'Avent.</p>
    <p className="sheet-blank">
      Énigmes résolues par la classe&nbsp;: <i /> sur 24
    </p>
    <p className="sheet-blank">
      Fait à <i /> le <i />
    </p>
    <Star />
  </article>
);

const Star = () => (
  <svg aria-hidden viewBox="-50 -50 100 100">
    <path
      d="M0-46 9-9 46 0 9 9 0 46-9 9-46 0-9-9Z"
      fill="none"
      stroke="#000000"
      strokeLinejoin="round"
      strokeWidth="2"
    />
    <path
      d="M0-26 4-4 26 0 4 4 0 26-4 4-26 0-4-4Z"
      fill="none"
      stroke="#000000"
      strokeLinejoin="round"
      transform="rotate(45)"
    />
  </svg>
);
