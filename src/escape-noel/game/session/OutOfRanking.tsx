import { publisher } from '@/publisher';
import { TextLink } from '@/ui/TextLink';

/** What a knight reads whom the team has taken out of the ranking (rule 6.8): what stays theirs, and whom to ask. */
export const OutOfRanking = () => (
  <p className="text-balance">
    Tu joues hors classement&nbsp;: tes points restent à toi, et ta quête continue. Tu te demandes
    pourquoi&nbsp;? Écris-nous à{' '}
    <TextLink className="wrap-anywhere" to={`mailto:${publisher.contactEmail}`}>
      {publisher.contactEmail}
    </TextLink>
    .
  </p>
);
