import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

/** From the catalogue to a page. @param here its name. */
export const Breadcrumbs = ({ here }: { here: string }) => (
  <nav aria-label="Fil d'Ariane" className="-mb-8 md:-mb-12">
    <ol className="flex flex-wrap items-center gap-x-2 text-base text-aube-muted">
      <li>
        <TextLink tall to={paths.books}>
          Nos livres
        </TextLink>
      </li>
      <li aria-hidden="true">›</li>
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
