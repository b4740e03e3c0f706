import { publisher } from '@/publisher';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

interface OutOfRankingProps {
  /** The account is a class's (rule 25.7), and the team has decided nothing about it. */
  isClass: boolean;
}

/** Notice for a knight without a rank: removed from the ranking by the team (rule 6.8), or a class. */
export const OutOfRanking = ({ isClass }: OutOfRankingProps) =>
  isClass ? (
    <p className="text-balance">
      Ce compte est celui d'une classe&nbsp;: il garde ses points et ses étoiles, et joue hors classement. La
      page <TextLink to={paths.game.class}>En classe</TextLink> dit pourquoi.
    </p>
  ) : (
    <p className="text-balance">
      Tu joues hors classement&nbsp;: tes points restent à toi, et ta quête continue. Tu te demandes
      pourquoi&nbsp;? Écris-nous à{' '}
      <TextLink className="wrap-anywhere" to={`mailto:${publisher.contactEmail}`}>
        {publisher.contactEmail}
      </TextLink>
      .
    </p>
  );
