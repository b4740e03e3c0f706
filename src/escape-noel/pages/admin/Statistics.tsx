import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminStats } from '@/backend/admin';
import { Card } from '@/ui/Card';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { statsQuery } from './admin.queries';
import { formatCount, formatDay, formatMoment, labelOf } from './adminTexts';
import { Bars } from './Bars';

/** Every figure of the edition (rule 8.3). */
export function Statistics() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(statsQuery);
  if (isPending) return <Spinner label="Chargement des statistiques..." />;
  if (isError && !data) {
    return (
      <RetryAlert
        busy={isFetching}
        onRetry={() => void refetch()}
        text="Erreur lors du chargement des statistiques"
      />
    );
  }
  return (
    <div className="grid gap-6">
      <Totals stats={data} />
      <Sheet title="Énigmes résolues par jour du calendrier">
        <Bars
          bars={data.enigmeStats.map(({ enigme_id, completion_rate }) => ({
            label: String(enigme_id),
            value: completion_rate,
          }))}
          columns={['Énigme', "Chevaliers qui l'ont résolue"]}
          max={100}
          title="Part des chevaliers qui ont résolu chaque énigme, en %"
          unit=" %"
        />
      </Sheet>
      <Sheet title="Les sept derniers jours">
        <Week stats={data} />
      </Sheet>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Sheet title="Les dix meilleurs chevaliers">
          <ol className="grid gap-1">
            {data.topUsers.map((user, index) => (
              <li
                className="flex items-baseline gap-3 border-b border-nuit-line py-1.5 last:border-0"
                key={user.user_id}
              >
                <span className="w-7 shrink-0 text-right text-nuit-mist">{index + 1}</span>
                <span className="min-w-0 flex-1 break-words font-bold">
                  {labelOf({ name: nameOf(user) })}
                </span>
                <span className="text-nuit-mist">{`${user.completed_enigmes}/24`}</span>
                <span className="w-20 text-right font-bold text-nuit-gold">{`${user.total_score} pts`}</span>
              </li>
            ))}
          </ol>
        </Sheet>
        <Sheet title="Activité récente">
          <ul className="grid gap-1">
            {data.recentActivity.map((event) => (
              <li
                className="flex flex-wrap items-baseline gap-x-3 border-b border-nuit-line py-1.5 last:border-0"
                key={`${event.user_id} ${event.action} ${event.timestamp.toISOString()}`}
              >
                <strong className="min-w-0 break-words">{labelOf({ name: nameOf(event) })}</strong>
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

const nameOf = (user: { display_name: string | null; username: string | null }) =>
  user.display_name ?? user.username;

function Totals({ stats }: { stats: AdminStats }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Total label="Chevaliers" value={formatCount(stats.totalUsers)} />
      <Total label="Nouveaux en 30 jours" value={formatCount(stats.newUsersLast30Days)} />
      <Total label="Énigmes résolues" value={formatCount(stats.totalEnigmesCompleted)} />
      <Total label="Points en tout" value={formatCount(stats.totalScore)} />
      <Total label="Score moyen" value={formatCount(stats.averageScore)} />
      <Total label="Taux de participation" value={`${stats.participationRate} %`} />
      <Total label="Avis validés" value={formatCount(stats.usersWithReviews)} />
      <Total label="Photos validées" value={formatCount(stats.usersWithMedia)} />
      <Total label="Points d'avis" value={formatCount(stats.totalReviewPoints)} />
    </dl>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md border border-nuit-line bg-nuit-dusk p-3 max-sm:last:col-span-2 sm:p-4">
      <dt className="text-base text-nuit-mist">{label}</dt>
      <dd className="font-display text-3xl text-nuit-gold">{value}</dd>
    </div>
  );
}

function Week({ stats }: { stats: AdminStats }) {
  const days = (pick: (day: AdminStats['dailyStats'][number]) => number) =>
    stats.dailyStats.map((day) => ({ label: formatDay(day.date), value: pick(day) }));
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-3">
      <Bars
        bars={days((day) => day.new_users)}
        columns={['Jour', 'Inscriptions']}
        title="Nouveaux chevaliers"
      />
      <Bars
        bars={days((day) => day.completed_enigmes)}
        color="done"
        columns={['Jour', 'Énigmes']}
        title="Énigmes résolues"
      />
      <Bars
        bars={days((day) => day.reviews_submitted)}
        color="mist"
        columns={['Jour', 'Avis']}
        title="Avis validés"
      />
    </div>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid min-w-0 grid-cols-1 gap-4 p-4 sm:p-6">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </Card>
  );
}
