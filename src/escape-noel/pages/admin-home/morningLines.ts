import type { Morning } from '@/api/morning';
import { capitalized } from '@/lib/capitalized';
import { counted, plural } from '@/lib/french';
import { frenchDay } from '@/lib/frenchDates';
import { paths } from '@/paths';
import { daysText, listed } from '../../game/admin/daysText';
import { HEADER } from '../../game/admin/editionParts';

/** « fine »: nothing to do; « info »: to know; « look »: to see this morning. */
type Tone = 'fine' | 'info' | 'look';

export interface MorningLine {
  title: string;
  tone: Tone;
  texts: readonly string[];
  /** The page that it leads to. */
  link: { to: string; label: string };
}

/** « le jour 3 », « les jours 3, 5 et 9 ». */
const theDays = (days: readonly number[]): string =>
  `${plural(days.length, 'le jour', 'les jours')} ${daysText(days)}`;

/** The same of parts of an edition, which may be the rest of it. */
const theParts = (parts: readonly number[]): string => {
  const days = parts.filter((part) => part !== HEADER);
  const rest = parts.includes(HEADER) ? ['ce qui entoure les jours'] : [];
  return listed([...(days.length > 0 ? [theDays(days)] : []), ...rest]);
};

const MAIL_REASONS = {
  limited: "trop de messages à la fois pour le service d'envoi",
  refused: "le service d'envoi les refuse, quota épuisé ou réglage",
  unanswered: "le service d'envoi n'a pas répondu, ou un réseau le bloque",
} as const;

function mailLine({ unsentMail, today }: Morning): MorningLine {
  const link = { to: paths.game.contact, label: 'Essayer le formulaire' };
  const title = 'Courriels des formulaires';
  const [latest] = unsentMail;
  if (!latest) return { title, tone: 'fine', texts: ['Tous sont partis depuis sept jours.'], link };
  const kinds = [...new Set(unsentMail.map(({ kind }) => kind))];
  const timesOf = (kind: keyof typeof MAIL_REASONS) =>
    unsentMail.reduce((sum, mail) => sum + (mail.kind === kind ? mail.times : 0), 0);
  const total = unsentMail.reduce((sum, { times }) => sum + times, 0);
  const age = Math.round((today.getTime() - latest.failedOn.getTime()) / 86_400_000);
  return {
    title,
    tone: age < 2 ? 'look' : 'info',
    texts: [
      `${counted(total, "courriel n'est pas parti", 'courriels ne sont pas partis')} depuis sept jours, le dernier ${age < 1 ? "aujourd'hui" : `le ${frenchDay(latest.failedOn)}`}.`,
      ...kinds.map((kind) => `${counted(timesOf(kind), 'fois', 'fois')} : ${MAIL_REASONS[kind]}.`),
    ],
    link,
  };
}

function draftLine({ draftDays, door }: Morning): MorningLine {
  const link = { to: paths.admin.messages, label: 'Les messages' };
  const title = 'Messages en brouillon';
  if (draftDays.length === 0) return { title, tone: 'fine', texts: ['Aucun.'], link };
  const isToday = door !== null && draftDays.includes(door.day);
  return {
    title,
    tone: isToday ? 'look' : 'info',
    texts: [
      isToday
        ? `Un brouillon attend pour le jour ${door.day} : les joueurs ne le lisent pas encore.`
        : `Pour ${theDays([...new Set(draftDays)])}.`,
    ],
    link,
  };
}

/**
 * The lines that the team reads in the morning (rule 8.9), in the order of the guide.
 * @param published sentences about the publisher's data (`publisherFindings`).
 */
export function morningLines(morning: Morning, published: readonly string[]): MorningLine[] {
  const { edition, refusedAnswers, withheldNames, waitingParts } = morning;
  const findings = [...morning.findings, ...published];
  const editionLink = edition
    ? { to: paths.admin.edition(edition.code), label: `L'édition ${edition.code}` }
    : { to: paths.admin.editions, label: 'Les éditions' };
  return [
    {
      title: 'Réponses refusées',
      tone: refusedAnswers.length > 0 ? 'look' : 'fine',
      texts: [
        refusedAnswers.length > 0
          ? `${counted(refusedAnswers.length, 'réponse donnée', 'réponses données')} aujourd'hui par cinq chevaliers ou plus.`
          : "Aucune n'a été donnée aujourd'hui par cinq chevaliers.",
      ],
      link: { to: paths.admin.refusedAnswers, label: 'Toutes les réponses' },
    },
    {
      title: 'Noms retenus',
      tone: withheldNames > 0 ? 'info' : 'fine',
      texts: [
        withheldNames > 0
          ? `${counted(withheldNames, 'nom')} que les autres ne lisent pas : ${plural(withheldNames, 'son chevalier doit', 'leurs chevaliers doivent')} en choisir un autre.`
          : 'Aucun.',
      ],
      link: {
        to: `${paths.admin.accounts}${withheldNames > 0 ? '?noms=retenus' : ''}`,
        label: 'Les comptes',
      },
    },
    draftLine(morning),
    {
      title: 'Enregistré, pas en ligne',
      tone: waitingParts.length > 0 ? 'look' : 'fine',
      texts: [
        waitingParts.length > 0
          ? `${capitalized(theParts(waitingParts))} : les joueurs lisent encore la version d'avant.`
          : 'Tout ce qui est enregistré est en ligne.',
      ],
      link: editionLink,
    },
    mailLine(morning),
    {
      title: 'Contrôle de la mise en ligne',
      tone: findings.length > 0 ? 'look' : 'fine',
      texts: findings.length > 0 ? findings.map((each) => `${capitalized(each)}.`) : ['Rien à corriger.'],
      link: editionLink,
    },
  ];
}
