import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { StarIcon } from '@/ui/icons';
import { Carousel } from './Carousel';
import { Hero } from './Hero';

export function HomePage() {
  return (
    <>
      <Hero />
      <Carousel />
      <PublisherLetter />
      <GameWindow />
    </>
  );
}

function PublisherLetter() {
  return (
    <section className="mx-auto grid w-full max-w-3xl justify-items-center gap-5 px-4 pt-20 text-center sm:px-6">
      <StarIcon className="size-8 text-aube-foil" />
      <h2 className="text-3xl text-aube-ink sm:text-4xl">Une maison qui lit à voix haute</h2>
      <p className="text-lg text-aube-ink">
        Nos livres se lisent à deux, lampe basse, au bord du lit. Ils aiment les fantômes timides, les
        lanternes et les questions sans réponse. Chaque page est dessinée pour qu'un doigt s'y pose et qu'une
        voix s'y attarde.
      </p>
      <ButtonLink to={paths.about} variant="quiet">
        Faire connaissance
      </ButtonLink>
    </section>
  );
}

function GameWindow() {
  return (
    <section
      aria-labelledby="fenetre"
      className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 pt-24 sm:px-6 md:grid-cols-[1fr_25rem]"
    >
      <div className="night-window">
        <img alt="" decoding="async" height={900} loading="lazy" src="/site/night.svg" width={1600} />
      </div>
      <div className="grid justify-items-center gap-5 text-center md:order-first md:justify-items-start md:text-left">
        <p className="font-bold text-aube-plum">Le jeu de l'Avent</p>
        <h2 className="text-balance text-3xl text-aube-ink sm:text-5xl" id="fenetre">
          Vingt-quatre portes dans la nuit
        </h2>
        <p className="max-w-xl text-lg text-aube-ink sm:text-xl">
          Une énigme de Noël par porte, une par jour ou toutes d'un trait, pour rendre sa lumière au ciel. Un
          jeu pour les chevaliers de sept ans et pour ceux qui les accompagnent.
        </p>
        <ButtonLink size="lg" to={paths.game.landing} variant="gold">
          Partir à l'aventure
        </ButtonLink>
      </div>
    </section>
  );
}
