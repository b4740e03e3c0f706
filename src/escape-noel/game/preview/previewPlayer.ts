import { ApiError } from '@/api/errors';
import type { tryAnswer } from '@/api/workshop';
import type { Completion } from '@/api/progress';
import type { Hint, Media } from '@/api/riddles';
import type { Player, Success } from '../player/player';
import { ALL_DAYS } from '../rules/days';
import { scoreForHints } from '../rules/score';
import { opensAt, questionOf, type PreviewDay, type PreviewEdition } from './document';
import type { Scene } from './scene';
import { sorted } from '@/lib/arrays';

interface Setting {
  /** Identifies the player in query keys. */
  key: string;
  scene: Scene;
  /** The edition as it is now: it changes while it is being written. */
  edition: () => PreviewEdition;
  /** The time of the preview. */
  now: () => Date;
  judge: typeof tryAnswer;
}

interface SolvedDay {
  hintCount: number;
  revealed: boolean;
  completedAt: Date;
}

const blank = (what: string) =>
  new ApiError('refused', `${what} n'est pas encore écrit`, { reason: 'unwritten', forPlayers: true });

const outOfOrder = () =>
  new ApiError('refused', "Un autre indice vient d'abord", { reason: 'hint_out_of_order', forPlayers: true });

/** A medium of the document, as the API describes it. */
function mediaOf({
  mediatype,
  image_url,
  video_url,
  media_alt,
}: Pick<PreviewDay, 'mediatype' | 'image_url' | 'video_url' | 'media_alt'>): Media {
  const url = mediatype === 'image' ? image_url : video_url;
  return mediatype === 'none' || !url
    ? { type: 'none' }
    : { type: mediatype, url, alternative: media_alt ?? '', imageUrl: image_url };
}

/**
 * A player who lasts as long as the preview: everything is in memory, and the server only compares answers (`try_answer`).
 * Where the scene's day is reached, the open days before it are solved.
 */
export function previewPlayer({ key, scene, edition, now, judge }: Setting): Player {
  const isVisitor = scene.player === 'visiteur';
  const hintCounts = new Map<number, number>();
  const solved = new Map<number, SolvedDay>();
  const bonusDays = new Set<number>();
  let sentenceHints = 0;
  let sentence: { revealed: boolean } | null = null;

  const dayOf = (day: number) => edition().days.get(day);
  const isOpen = (day: number) => Number(opensAt(edition(), day) ?? 0) <= now().getTime();
  const hintsOf = (day: number): Hint[] =>
    (dayOf(day)?.hints ?? []).map((hint, index) => ({
      id: day * 100 + index,
      rank: index + 1,
      text: hint.texte,
      media: mediaOf(hint),
    }));
  const revealedCount = (day: number) => Math.min(hintCounts.get(day) ?? 0, hintsOf(day).length);
  const solve = (day: number, revealed: boolean): SolvedDay => {
    const done = solved.get(day) ?? { hintCount: revealedCount(day), revealed, completedAt: now() };
    solved.set(day, done);
    return done;
  };
  const scoreOf = ({ revealed, hintCount }: SolvedDay) => (revealed ? 0 : scoreForHints(hintCount));
  const completions = (): Completion[] =>
    sorted(
      [...solved].map(([day, each]) => ({ day, score: scoreOf(each), completedAt: each.completedAt })),
      (one, other) => one.day - other.day,
    );
  const revelationOf = (day: number) => {
    const { answers = [], closing = '', explanation = '', fragment = '', artefact } = dayOf(day) ?? {};
    return {
      answer: answers[0] ?? '',
      closing,
      explanation,
      fragment,
      artefact: {
        title: artefact?.title ?? '',
        description: artefact?.description ?? '',
        imageUrl: artefact?.image_url ?? null,
      },
    };
  };
  const success = (day: number, done: SolvedDay): Success => ({
    points: scoreOf(done),
    revealed: done.revealed,
    revelation: revelationOf(day),
    completedCount: solved.size,
    storedBy: isVisitor ? 'browser' : 'server',
  });
  const sentenceSolution = (revealed: boolean) => {
    const { sentence: text = '', letter = '' } = edition().feast ?? {};
    return { sentence: text, letter, revealed };
  };

  // What the scene says has been done already.
  for (const day of ALL_DAYS) if (day < scene.day && isOpen(day)) solve(day, false);
  if (isOpen(scene.day)) {
    if (scene.state === 'resolu') solve(scene.day, false);
    else if (scene.state === 'revele') {
      hintCounts.set(scene.day, Infinity);
      solve(scene.day, true);
    } else hintCounts.set(scene.day, Number(scene.state));
  }
  if (scene.sentence === 'trouvee') sentence = { revealed: false };
  if (scene.sentence === 'revelee') {
    sentenceHints = Infinity;
    sentence = { revealed: true };
  }

  return {
    key,
    // The page of a preview stores nothing.
    account: null,
    isVisitor,
    lockReason: "Dix réponses en une minute, c'est beaucoup\u00A0!",
    completions: () =>
      Promise.resolve(completions().map((each) => ({ ...each, storedBy: isVisitor ? 'browser' : 'server' }))),
    hintCount: revealedCount,
    countOpening: () => Promise.resolve(),
    hints: (day) => Promise.resolve(hintsOf(day).slice(0, revealedCount(day))),
    revealHint: async (day, rank) => {
      const count = revealedCount(day);
      if (rank > count + 1) throw outOfOrder();
      if (rank > count && solved.has(day)) return null;
      const hint = hintsOf(day)[rank - 1];
      if (!hint) throw blank('Cet indice');
      hintCounts.set(day, Math.max(count, rank));
      return hint;
    },
    submit: async (day, submission) => {
      const done = solved.get(day);
      if (done) return { status: 'solved', success: success(day, done) };
      if (submission.kind === 'reveal') {
        const hintsLeft = hintsOf(day).length - revealedCount(day);
        if (hintsLeft > 0) return { status: 'refused', hintsLeft };
        return { status: 'solved', success: success(day, solve(day, true)) };
      }
      const shown = dayOf(day);
      if (!shown) throw blank('Ce jour');
      const { verdict, message } = await judge(questionOf(shown), submission.text);
      if (verdict === 'right') return { status: 'solved', success: success(day, solve(day, false)) };
      return verdict === 'almost'
        ? { status: 'almost', retryAfterS: 0 }
        : { status: 'wrong', retryAfterS: 0, ...(message !== null && { message }) };
    },
    revelation: (day) => Promise.resolve(solved.has(day) ? revelationOf(day) : null),
    bonusQuestion: (day) => {
      const { defi } = dayOf(day) ?? {};
      if (!defi || !solved.has(day)) return Promise.resolve(null);
      const { question, hint, explanation, answers } = defi;
      const solution = bonusDays.has(day) ? { answer: answers[0] ?? '', explanation } : null;
      return Promise.resolve({ question, hint, solved: solution });
    },
    submitBonusAnswer: async (day, text) => {
      const { defi } = dayOf(day) ?? {};
      if (!defi) throw blank('Ce défi');
      const { verdict } = await judge({ question: defi.question, answers: defi.answers }, text);
      if (verdict !== 'right') return { status: verdict, retryAfterS: 0 };
      bonusDays.add(day);
      return {
        status: 'solved',
        solution: { answer: defi.answers[0] ?? '', explanation: defi.explanation },
      };
    },
    solvedBonusDays: () => Promise.resolve(sorted(bonusDays, (one, other) => one - other)),
    finalSentence: () => {
      const { feast } = edition();
      if (!feast || solved.size < ALL_DAYS.length) return Promise.resolve(null);
      const { question, hints } = feast;
      return Promise.resolve({
        question,
        hintCount: hints.length,
        hints: hints.slice(0, sentenceHints),
        solved: sentence && sentenceSolution(sentence.revealed),
      });
    },
    submitFinalSentence: async (text) => {
      const { feast } = edition();
      if (!feast) throw blank('Cette phrase');
      const { verdict } = await judge({ question: feast.question, answers: [feast.sentence] }, text);
      if (verdict !== 'right') return { status: verdict, retryAfterS: 0 };
      sentence ??= { revealed: false };
      return { status: 'solved', solution: sentenceSolution(sentence.revealed) };
    },
    revealFinalSentenceHint: async (rank) => {
      const { hints = [] } = edition().feast ?? {};
      const count = Math.min(sentenceHints, hints.length);
      if (rank > count + 1) throw outOfOrder();
      if (rank > count && sentence) return null;
      const hint = hints[rank - 1];
      if (hint === undefined) throw blank('Cet indice');
      sentenceHints = Math.max(count, rank);
      return hint;
    },
    revealFinalSentence: () => {
      if (sentenceHints < (edition().feast?.hints.length ?? 0)) return Promise.resolve({ status: 'refused' });
      sentence ??= { revealed: true };
      return Promise.resolve({ status: 'solved', solution: sentenceSolution(sentence.revealed) });
    },
    fragments: () =>
      Promise.resolve(completions().map(({ day }) => ({ day, word: dayOf(day)?.fragment ?? '' }))),
    artefacts: () =>
      Promise.resolve(
        isVisitor
          ? []
          : completions().map(({ day, completedAt }) => {
              const { artefact, fragment } = revelationOf(day);
              return { day, ...artefact, word: fragment, foundAt: completedAt };
            }),
      ),
    standing: () =>
      Promise.resolve(
        isVisitor
          ? null
          : {
              rank: 1,
              page: 1,
              playerCount: 1,
              outOfRanking: false,
              isClass: false,
              totalScore: completions().reduce((sum, { score }) => sum + score, 0),
              completedCount: solved.size,
              lastQuestAt: completions().at(-1)?.completedAt ?? null,
            },
      ),
  };
}
