import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { TextLink } from '@/ui/TextLink';

/** A book that has just been saved. */
export interface Saved {
  slug: string;
  isPublished: boolean;
  wasPublished: boolean;
}

/** Says where a saved book is seen. */
export function SavedNotice({ slug, isPublished, wasPublished }: Saved) {
  if (!isPublished)
    return (
      <Alert
        title={wasPublished ? 'Ce livre est retiré du catalogue.' : 'Ce brouillon est enregistré.'}
        tone="success"
      >
        <p>
          {wasPublished
            ? "Sa page dit qu'il n'y est plus. La liste des livres le montre jusqu'à la prochaine construction du site\u00A0: préviens le technicien."
            : "Seule l'équipe le voit, jusqu'à ce que tu le publies."}
        </p>
      </Alert>
    );
  return (
    <Alert title={wasPublished ? 'Ce livre est enregistré.' : 'Ce livre est publié.'} tone="success">
      <p>
        On le lit dès maintenant à <TextLink to={paths.book(slug)}>{paths.book(slug)}</TextLink>.
      </p>
      <p>
        {wasPublished
          ? 'La liste des livres et les moteurs de recherche suivent à la prochaine construction du site\u00A0: préviens le technicien.'
          : 'La liste des livres et les moteurs de recherche le connaîtront à la prochaine construction du site, qui écrit aussi sa page\u00A0: préviens le technicien.'}
      </p>
    </Alert>
  );
}
