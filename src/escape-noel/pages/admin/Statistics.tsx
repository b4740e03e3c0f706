import type { AdminStats } from '@/api/admin';
import { counted, formatCount } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Sheet } from '@/ui/Sheet';
import { statsQuery } from './admin.queries';
import { formatDay, formatMoment, labelOf } from '../../game/admin/adminTexts';
import { Bars } from './Bars';
import { Loaded } from '../../game/admin/Loaded';

const SHEET = 'min-w-0 grid-cols-1 gap-4 p-4 sm:p-6';

const WEEK = [
  { figure: 'newUsers', column: 'Inscriptions', title: 'Nouveaux chevaliers', color: 'gold' },
  { figure: 'completedCount', column: 'Énigmes', title: 'Énigmes résolues', color: 'done' },
  { figure: 'reviewsSubmitted', column: 'Avis', title: 'Avis validés', color: 'mist' },
] as const;

/** The figures of the edition (rule 8.3). */
export function Statistics() {
  return (
    <Loaded
      failure="Erreur lors du chargement des statistiques"
      loading="Chargement des statistiques…"
      query={useRetriableQuery(statsQuery)}
    >
      {(stats) => <Figures stats={stats} />}
    </Loaded>
  );
}

function Figures({ stats }: { stats: AdminStats }) {
  return (
    <div className="grid gap-6">
      <Totals stats={stats} />
      <Sheet className={SHEET} title="Énigmes résolues par jour du calendrier">
        <p className="max-w-prose text-pretty text-base text-nuit-mist">
          Réponses révélées et voyages importés compris. « Fréquentation » compte à part ce qui est révélé, ne
          compte pas ce qui est importé, et cache les petits nombres.
        </p>
        <Bars
          bars={stats.enigmeStats.map(({ day, completionCount, completionRate }) => ({
            label: String(day),
            value: completionRate,
            count: completionCount,
          }))}
          columns={['Énigme', "Chevaliers qui l'ont résolue", 'Leur part']}
          max={100}
          title="Chevaliers qui ont résolu chaque énigme, et leur part en %"
          unit=" %"
        />
      </Sheet>
      <Sheet className={SHEET} title="Les sept derniers jours">
        <div className="grid grid-cols-1 gap-6 md:grid-cols-3">
          {WEEK.map(({ figure, column, title, color }) => (
            <Bars
              bars={stats.dailyStats.map((day) => ({ label: formatDay(day.date), value: day[figure] }))}
              color={color}
              columns={['Jour', column]}
              key={figure}
              title={title}
            />
          ))}
        </div>
      </Sheet>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Sheet className={SHEET} title="Les dix meilleurs chevaliers">
          <ol className="grid grid-cols-1 gap-1">
            {stats.topUsers.map((user, index) => (
              <li
                className="flex items-baseline gap-3 border-b border-nuit-line py-1.5 last:border-0"
                key={user.userId}
              >
                <span className="w-7 shrink-0 text-right text-nuit-mist">{index + 1}</span>
                <span className="wrap-anywhere min-w-0 flex-1 font-bold">{nameOf(user)}</span>
                <span className="text-nuit-mist">{`${user.completedCount}/24`}</span>
                <span className="w-20 text-right font-bold text-nuit-gold">{`${user.totalScore} pts`}</span>
              </li>
            ))}
          </ol>
        </Sheet>
        <Sheet className={SHEET} title="Activité récente">
          <ul className="grid grid-cols-1 gap-1">
            {stats.recentActivity.map((event) => (
              <li
                className="flex flex-wrap items-baseline gap-x-3 border-b border-nuit-line py-1.5 last:border-0"
                key={`${event.userId} ${event.action} ${event.timestamp.toISOString()}`}
              >
                <strong className="wrap-anywhere min-w-0">{nameOf(event)}</strong>
                <span>{event.action}</span>
                <span className="ml-auto text-base text-nuit-mist">{formatMoment(event.timestamp)}</span>
              </li>
            ))}
          </ul>
        </Sheet>
      </div>
    </div>
  );
}

const nameOf = (user: AdminStats['topUsers' | 'recentActivity'][number]) =>
  isolated(labelOf(user.displayName ?? user.username));

function Totals({ stats }: { stats: AdminStats }) {
  const totals: readonly (readonly [label: string, value: string, note?: string])[] = [
    [
      'Chevaliers',
      formatCount(stats.totalUsers),
      `de ${counted(stats.totalAccounts, 'compte')}\u00A0; ${counted(stats.testAccounts, "compte de test n'est pas compté", 'comptes de test ne sont pas comptés')}`,
    ],
    ['Nouveaux en 30 jours', formatCount(stats.newUsersLast30Days)],
    ['Énigmes résolues', formatCount(stats.totalEnigmesCompleted), 'révélées et importées comprises'],
    ['Points en tout', formatCount(stats.totalScore), 'énigmes et avis'],
    ['Score moyen', formatCount(stats.averageScore), 'par chevalier, même sans avoir joué'],
    [
      'Participation au concours',
      `${stats.participationRate}\u00A0%`,
      'part des comptes dont un avis est validé',
    ],
    ['Avis validés', formatCount(stats.usersWithReviews)],
    ['Photos validées', formatCount(stats.usersWithMedia)],
    ["Points d'avis", formatCount(stats.totalReviewPoints), '10 par avis, 3 par photo'],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {totals.map(([label, value, note]) => (
        <div
          className="flex flex-col-reverse justify-end rounded-md border border-nuit-line bg-nuit-dusk p-3 max-sm:last:col-span-2 sm:p-4"
          key={label}
        >
          <dt className="text-base text-nuit-mist">
            {label}
            {note && <span className="block text-sm leading-snug">{note}</span>}
          </dt>
          <dd className="font-display text-3xl text-nuit-gold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
