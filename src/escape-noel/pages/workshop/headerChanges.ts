import { timeZoneText } from '@/lib/timeZones';
import { isTimeZone } from '@/lib/zonedDates';
import type { Header } from '../../edition/document';
import {
  change,
  describeFields,
  describeOptional,
  describeText,
  turned,
  type Change,
} from '../../workshop/changes/describe';
import { describeTexts } from '../../workshop/changes/lists';
import { feminine, masculine, masculines } from '../../workshop/changes/nouns';
import { describeDate, describeHour, describeInstant } from '../../workshop/changes/times';

type Schedule = NonNullable<Header['schedule']>;

const zoneText = (zone: string) => (isTimeZone(zone) ? timeZoneText(zone) : zone);

const describeSchedule = describeFields<Schedule>({
  first_door: describeDate({
    sooner: "la première porte s'ouvre plus tôt",
    later: "la première porte s'ouvre plus tard",
    added: "la première porte s'ouvre le",
    removed: "la première porte n'a plus de date",
  }),
  door_time: describeHour({
    sooner: "les portes s'ouvrent plus tôt",
    later: "les portes s'ouvrent plus tard",
    added: "les portes s'ouvrent à",
    removed: "les portes n'ont plus d'heure",
  }),
  time_zone: (before = '', after = '') =>
    before === after || before === '' || after === ''
      ? []
      : [turned("les portes suivent d'autres horloges", zoneText(before), zoneText(after))],
});
const BLANK_SCHEDULE: Schedule = { first_door: '', door_time: '', time_zone: '' };

type FinalSentence = Header['feast'];
const describeFinalSentence = describeFields<FinalSentence>({
  question: describeText(feminine("la question de la phrase de l'étoile")),
  sentence: describeText(feminine("la phrase de l'étoile")),
  hints: describeTexts(
    masculines("les indices de la phrase de l'étoile"),
    (place) => masculine(`l'indice ${place + 1} de la phrase de l'étoile`),
    describeText,
  ),
  letter: describeText(feminine('la lettre')),
});

const endSentences = (what: string) => ({
  sooner: `${what} finit plus tôt`,
  later: `${what} finit plus tard`,
  added: `${what} finit le`,
  removed: `${what} n'a plus de fin`,
});

type Contest = NonNullable<Header['contest']>;
type SeasonEnd = NonNullable<Header['season_end']>;
const BLANK_CONTEST: Contest = { ends_at: null };

const describeContest = (timeZone: string) =>
  describeFields<Contest>({
    ends_at: describeInstant(endSentences('le concours'), timeZone),
    opens_on: describeDate({
      sooner: 'le concours commence plus tôt',
      later: 'le concours commence plus tard',
      added: 'le concours commence le',
      removed: 'le concours commence avec la première porte',
    }),
    written_on: describeDate({
      sooner: 'la date du règlement est avancée',
      later: 'la date du règlement est reculée',
      added: 'le règlement est daté du',
      removed: "le règlement n'a plus de date",
    }),
    draw_on: describeDate({
      sooner: 'le tirage vient plus tôt',
      later: 'le tirage vient plus tard',
      added: 'le tirage est annoncé le',
      removed: "le jour du tirage n'est plus annoncé",
    }),
    winners: (was, is) =>
      (was ?? null) === (is ?? null)
        ? []
        : [turned('le nombre de gagnants', winnersText(was), winnersText(is))],
    entrants: describeText(feminine('la condition pour participer au concours')),
    prizes: describeText(masculine('le texte des lots')),
    gift: describeText(feminine('la phrase du cadeau')),
  });
const winnersText = (count: number | null | undefined) => String(count ?? 'non dit');

const describeSeasonEnd = describeFields<SeasonEnd>({
  finished: describeText(feminine('la phrase de la page finale')),
  farewell: describeText(masculine('le mot de la fin')),
  next_season: describeText(feminine('la suite annoncée')),
});

/** The differences between two contents of an edition's own part, in French. @param timeZone that of its doors. */
export function describeHeader(before: Header, after: Header, timeZone: string): Change[] {
  const describeEnd = (what: string) => {
    const describe = describeInstant(endSentences(what), timeZone);
    return (was: Header['ranking'], is: Header['ranking']) => describe(was?.ends_at, is?.ends_at);
  };
  return describeFields<Header>({
    edition: (was, is) =>
      was === is ? [] : was === '' ? [change(`le code est ${is}`)] : [turned('le code', was, is)],
    title: describeText(masculine('le titre')),
    story: describeText(feminine("l'histoire de l'accueil")),
    schedule: describeOptional(masculine('le calendrier'), BLANK_SCHEDULE, describeSchedule),
    ranking: describeEnd('le classement'),
    contest: (was = BLANK_CONTEST, is = BLANK_CONTEST) => describeContest(timeZone)(was, is),
    season_end: (was = {}, is = {}) => describeSeasonEnd(was, is),
    purge_on: describeDate({
      sooner: "l'effacement vient plus tôt",
      later: "l'effacement vient plus tard",
      added: "l'effacement est prévu le",
      removed: "l'effacement n'est plus prévu",
    }),
    feast: describeFinalSentence,
  })(before, after);
}
