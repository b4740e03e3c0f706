import { paths } from '@/paths';
import { Fold } from '@/ui/Fold';
import { TextLink } from '@/ui/TextLink';
import type { Header } from '../../edition/document';
import { MOST_WINNERS } from '../../edition/season';
import { Fields } from '../../workshop/form/Fields';
import { InstantField } from '../../workshop/form/InstantField';
import { NumberField } from '../../workshop/form/NumberField';
import { CONTEST_DATES, CONTEST_TEXTS, SEASON_END } from './headerFields';

/** The contest of an edition: its dates, and the texts of its rules that change each year (rule 15.17). */
export const ContestFields = ({ timeZone }: { timeZone: string }) => (
  <Fold title="Le concours">
    <p className="text-nuit-mist">
      Ces champs remplissent la page du concours et son{' '}
      <TextLink to={paths.game.contestRules}>règlement</TextLink>, dont le reste est le même chaque année.
    </p>
    <InstantField<Header>
      hint="Après elle, la page du concours d'avis remercie. Facultatif."
      label="Fin du concours"
      path="contest.ends_at"
      timeZone={timeZone}
    />
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Fields fields={CONTEST_DATES} />
      <NumberField<Header>
        hint="Dans le règlement, et proposé au tirage. Facultatif."
        label="Nombre de gagnants"
        most={MOST_WINNERS}
        nullable
        path="contest.winners"
      />
    </div>
    <Fields fields={CONTEST_TEXTS} />
  </Fold>
);

/** The last words of an edition's story (rule 15.18). */
export const SeasonEndFields = () => (
  <Fold title="La fin de la saison">
    <Fields fields={SEASON_END} />
  </Fold>
);
