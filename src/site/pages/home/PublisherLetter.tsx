import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { StarIcon } from '@/ui/icons';

/** A few lines from the publisher to those who read aloud. */
export function PublisherLetter() {
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
