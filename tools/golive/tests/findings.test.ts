import { testFaults, type Fault } from './testFaults';

const openingOf5 = (instant: string): NonNullable<Fault['make']> => {
  const sql = `update public.enigmes set opens_at = ${instant}
    from public.editions where editions.code = enigmes.edition and editions.status = 'current' and day_number = 5`;
  return (_, run) => run(sql);
};
const current = (change: string): NonNullable<Fault['make']> => {
  const sql = `update public.editions set ${change} where status = 'current'`;
  return (_, run) => run(sql);
};

// The sentences that the team's page shows too (rule 8.12).
testFaults([
  { check: 'doors', says: /aucune édition n'est publiée/, make: current("status = 'draft'") },
  { check: 'doors', says: /la date d'effacement manque/, make: current('purge_on = null') },
  {
    check: 'doors',
    says: /la date d'effacement vient avant la dernière porte/,
    make: current("purge_on = '2030-12-20'"),
  },
  {
    check: 'doors',
    says: /le jour 5 s'ouvre à 07:30 \(Europe\/Paris\)/,
    make: openingOf5("'2030-12-05T06:30Z'"),
  },
  {
    // Midnight in another time zone (case B21).
    check: 'doors',
    says: /le jour 5 s'ouvre à 01:00 \(Europe\/Paris\), le calendrier dit 07:00/,
    make: openingOf5("'2030-12-05T00:00Z'"),
  },
  {
    check: 'doors',
    says: /sans porte, donc ouverts dès maintenant\s: jour 5/,
    make: openingOf5('null'),
  },
  {
    check: 'doors',
    says: /le classement finit avant la dernière porte/,
    make: current("ranking_ends_at = '2030-12-20'"),
  },
  {
    check: 'doors',
    says: /le concours finit avant la première porte/,
    make: current("contest_ends_at = '2030-11-30'"),
  },
  {
    check: 'accounts',
    says: /un compte de démonstration est dans la base/,
    make: (stub) =>
      (stub.sql = `update auth.users set email = 'aurore@exemple.fr' where email = 'aurore@famille.test'`),
  },
  {
    check: 'accounts',
    says: /un seul compte a les droits de l'équipe/,
    make: (stub) =>
      (stub.sql = `update public.users set is_admin = false
        where id = (select min(id::text)::uuid from public.users where is_admin)`),
  },
  {
    check: 'legal',
    says: /des coordonnées d'exemple restent dans publisher\.ts/,
    target: { examples: ["des coordonnées d'exemple restent dans publisher.ts"] },
  },
]);
