import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';

/** A window on the night: the way into the game. */
export function GameWindow() {
  return (
    <section aria-labelledby="fenetre" className="mx-auto w-full max-w-6xl px-4 pt-20 sm:px-6">
      <div className="nuit game-window">
        <NightSky />
        <div className="relative grid max-w-xl justify-items-start gap-4">
          <h2 className="text-3xl text-nuit-gold sm:text-4xl" id="fenetre">
            L'étoile de l'hiver s'est éteinte
          </h2>
          <p className="text-lg text-nuit-ivory">
            Vingt-quatre énigmes de Noël, une par jour ou toutes d'un trait, pour lui rendre sa lumière. Un
            jeu pour les chevaliers de sept ans et pour ceux qui les accompagnent.
          </p>
          <ButtonLink size="lg" to={paths.game.landing} variant="gold">
            Partir à l'aventure
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Stars, a dark star among them, and the hills at night. */
function NightSky() {
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMaxYMax slice" viewBox="0 0 1120 420">
      <g fill="#F5C862">
        <circle cx="620" cy="62" r="2" />
        <circle cx="702" cy="140" r="1.6" />
        <circle cx="560" cy="180" r="1.4" />
        <circle cx="770" cy="44" r="1.8" />
        <circle cx="1010" cy="70" r="2.2" />
        <circle cx="1064" cy="170" r="1.6" />
        <circle cx="980" cy="214" r="1.4" />
        <circle cx="660" cy="226" r="1.8" />
        <circle cx="1080" cy="40" r="1.4" />
        <circle cx="480" cy="80" r="1.6" />
        <circle cx="420" cy="34" r="1.2" />
      </g>
      <path
        d="M880 52c5 46 22 66 70 74-48 8-65 28-70 76-5-48-22-68-70-76 48-8 65-28 70-74z"
        fill="#2A2A66"
        stroke="#A8925A"
        strokeDasharray="3 7"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path d="M0 420v-70c180-70 360-60 540-24s380 10 580-56v150z" fill="#1C1B4D" />
      <path d="M0 420v-28c220-56 420-34 620-14s340-30 500-50v92z" fill="#12163A" />
      <g fill="#0A0F24">
        <path d="M1008 350l24-84 24 84zM1062 342l17-60 17 60zM970 356l14-48 14 48z" />
        <path d="M0 420v-6c260-36 520-14 760-18s260-32 360-44v68z" />
      </g>
      <g>
        <path d="M846 392c0-16 6-24 14-24s14 8 14 24z" fill="#E0566F" />
        <circle cx="860" cy="361" fill="#FFF6DC" r="7.5" />
        <path d="M851 358l9-14 9 14z" fill="#C9C4E8" />
        <circle cx="884" cy="376" fill="#F5C862" r="4.5" />
        <circle cx="884" cy="376" fill="#F5C862" opacity=".25" r="13" />
        <path d="M872 372h10" stroke="#A8925A" strokeWidth="1.6" />
      </g>
    </svg>
  );
}
