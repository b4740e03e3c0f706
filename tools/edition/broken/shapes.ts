import { add, all, days, put, type Fault } from './fault.ts';

/** Faults in the shape, the days and the dates of an edition. */
export const SHAPE_FAULTS: Readonly<Record<string, Fault>> = {
  'a missing day': {
    change: days((riddles) => riddles.slice(0, -1)),
    finding: 'jour 24 : il manque',
  },
  'a missing day in the middle': {
    change: days((riddles) => riddles.filter((_, index) => index !== 4)),
    finding: 'jour 6 : le jour 5 est attendu à cette place',
  },
  'days out of order': {
    change: days((riddles) => riddles.toReversed()),
    finding: 'jour 24 : le jour 1 est attendu à cette place',
    workshop: 'orders days',
  },
  'a day that is there twice': {
    change: days((riddles) => [...riddles.slice(0, 5), riddles[4], ...riddles.slice(5)]),
    finding: 'jour 5 : le jour 6 est attendu à cette place',
    workshop: { refuses: 'le jour 5 y est deux fois' },
  },
  'a day after the 24th': {
    change: put('riddles.23.day', 25),
    finding: 'jour 25, day : va de 1 à 24',
    workshop: { refuses: 'les jours vont de 1 à 24' },
  },
  'a day that is no number': {
    change: put('riddles.3.day', '4'),
    finding: 'jour 4, day : doit être un nombre, et non "4"',
    workshop: { refuses: "un jour n'a pas de numéro (« day »)" },
  },
  'no list of days': {
    change: put('riddles', 'vingt-quatre'),
    finding: 'riddles : doit être une liste, et non "vingt-quatre"',
    workshop: { refuses: "« riddles » n'est pas une liste de jours" },
  },
  'a code with capitals': {
    change: put('edition', 'Noël 2026'),
    finding: "edition : n'a que des chiffres, des lettres minuscules et des tirets",
    workshop: { refuses: "le code « edition » n'a que des chiffres, des lettres minuscules et des tirets" },
  },
  'no title': { change: put('title', undefined), finding: 'title : manque' },
  'a title of spaces': { change: put('title', '  '), finding: 'title : ne peut pas être vide' },
  'an unknown key beside the days': { change: put('annee', 2026), finding: "annee : n'est pas attendu" },
  'an unknown key of a day': {
    change: put('riddles.1.titre', 'La borne'),
    finding: "jour 2, titre : n'est pas attendu",
  },
  'a field that is missing': {
    change: put('riddles.1.closing', undefined),
    finding: 'jour 2, closing : manque',
  },
  'a text that is a number': {
    change: put('riddles.1.title', 3),
    finding: 'jour 2, title : doit être un texte, et non 3',
  },
  'answers that are a text': {
    change: put('riddles.1.answers', 'château'),
    finding: 'jour 2, answers : doit être une liste, et non "château"',
  },
  'no answer': {
    change: put('riddles.1.answers', []),
    finding: 'jour 2, answers : doit avoir au moins une réponse',
  },
  'an empty answer': {
    change: put('riddles.1.answers.1', ''),
    finding: 'jour 2, answers.1 : ne peut pas être vide',
  },
  'an artefact that is missing': {
    change: put('riddles.1.artefact', null),
    finding: 'jour 2, artefact : doit être un objet, et non rien',
  },
  'a title that is too long': {
    change: put('riddles.1.title', 'a'.repeat(61)),
    finding: 'jour 2, title : a plus de 60 caractères',
  },
  'a hint that is too long': {
    change: put('riddles.1.hints.1.texte', 'a'.repeat(241)),
    finding: 'jour 2, indice 2.texte : a plus de 240 caractères',
  },
  'hints out of order': {
    change: put('riddles.1.hints.1.rang', 3),
    finding: "jour 2, hints : les rangs doivent être 1, 2, 3… dans l'ordre",
  },
  'a schedule without its first door': {
    change: put('schedule.first_door', undefined),
    finding: 'schedule.first_door : manque',
  },
  'a first door that is no date': {
    change: put('schedule.first_door', '1er décembre'),
    finding: 'schedule.first_door : doit être une date, par exemple 2026-12-01',
  },
  'a door time that is none': {
    change: put('schedule.door_time', '7 h'),
    finding: 'schedule.door_time : doit être une heure, par exemple « 07:00 »',
  },
  'a time zone that does not exist': {
    change: put('schedule.time_zone', 'Europe/Lutece'),
    finding: "schedule.time_zone : n'est pas un fuseau horaire, par exemple Europe/Paris",
  },
  'a door that is no instant': {
    change: put('riddles.1.opens_at', '2 décembre'),
    finding: 'jour 2, opens_at : doit être une date ISO, par exemple 2024-12-01T06:00:00Z',
  },
  'a door before the one of the day before': {
    change: put('riddles.11.opens_at', '2026-12-02T06:00:00Z'),
    finding: "jour 12, opens_at : la porte s'ouvre avant celle du jour 11",
  },
  'a ranking that ends before the last door': {
    change: put('ranking.ends_at', '2026-12-20T23:00:00Z'),
    finding: 'ranking.ends_at : le classement finit avant la dernière porte',
  },
  'a contest that ends before the first door': {
    change: put('contest.ends_at', '2026-11-30T23:00:00Z'),
    finding: 'contest.ends_at : le concours finit avant la première porte',
  },
  'a contest that begins after its end': {
    change: put('contest.opens_on', '2027-01-02'),
    finding: 'contest.opens_on : le concours commence après sa fin',
  },
  'more winners than a draw can have': {
    change: put('contest.winners', 101),
    finding: 'contest.winners : doit être un nombre entier, de 1 à 100',
  },
  'last words that are too long': {
    change: put('season_end.farewell', 'a'.repeat(901)),
    finding: 'season_end.farewell : a plus de 900 caractères',
  },
  'a purge before the last door': {
    change: put('purge_on', '2026-12-24'),
    finding: "purge_on : l'effacement est avant la dernière porte",
  },
  'audit finding « old 6 »: no purge date': {
    change: put('purge_on', null),
    finding:
      "purge_on : manque : c'est le jour où s'efface ce que la page « Vie privée » promet de ne pas garder, le 31 janvier",
  },
  'a purge that is no date': {
    change: put('purge_on', 'janvier'),
    finding: 'purge_on : doit être une date, par exemple 2027-01-31',
  },
  'no final sentence': { change: put('feast', undefined), finding: 'feast : manque' },
  'two faults in one day': {
    change: all(put('riddles.1.title', ''), put('riddles.1.question', '')),
    finding: 'jour 2, title : ne peut pas être vide',
  },
};

/** Advice: the edition can be published all the same. */
export const ADVICE: Readonly<Record<string, Fault>> = {
  'a door at half past': {
    change: put('riddles.23.opens_at', '2026-12-24T06:30:00Z'),
    finding: "jour 24, opens_at : la porte s'ouvre à 07:30 (Europe/Paris) : une heure ronde se retient mieux",
  },
  'an answer that the others make right': {
    change: add('riddles.2.answers', 'la neige'),
    finding: 'jour 3, answers : déjà accepté sans être écrit : « la neige »',
  },
};
