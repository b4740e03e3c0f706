import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';

interface NotHereProps {
  /** Of the window. */
  title: string;
  heading: string;
  text: string;
}

/** In place of a page about something that the catalogue does not have. */
export const NotHere = ({ title, heading, text }: NotHereProps) => (
  <section className="mx-auto grid w-full max-w-2xl flex-1 content-center justify-items-center gap-5 px-4 py-16 text-center">
    <PageHeading className="text-3xl text-aube-ink sm:text-4xl" title={`${title} – ${publisher.name}`}>
      {heading}
    </PageHeading>
    <p className="text-lg">{text}</p>
    <ButtonLink to={paths.books}>Découvrir nos livres</ButtonLink>
  </section>
);
