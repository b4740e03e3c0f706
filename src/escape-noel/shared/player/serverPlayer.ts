import { fetchRevelation } from '@/api/answers';
import { fetchStanding } from '@/api/ranking';
import { fetchArtefacts, fetchCompletions, fetchFragments } from '@/api/progress';
import { fetchRevealedHints, revealHint } from '@/api/riddles';
import { judge } from './judge';
import type { Player } from './player';

/** A knight: the server keeps everything. */
export const serverPlayer = (accountId: string): Player => ({
  key: accountId,
  lockReason: "Dix réponses en une minute, c'est beaucoup\u00A0!",
  completions: async () => (await fetchCompletions()).map((each) => ({ ...each, keptBy: 'server' })),
  hintCount: () => null,
  hints: fetchRevealedHints,
  revealHint: (day, rank) => revealHint(accountId, day, rank),
  submit: (day, submission) => judge(accountId, day, submission),
  revelation: fetchRevelation,
  // Second questions come after the first: their script is fetched when one is asked.
  bonusQuestion: async (day) => (await import('@/api/bonusQuestions')).fetchBonusQuestion(accountId, day),
  submitBonusAnswer: async (day, text) =>
    (await import('@/api/bonusQuestions')).submitBonusAnswer(accountId, day, text),
  solvedBonusDays: async () => (await import('@/api/bonusQuestions')).fetchSolvedBonusDays(),
  finalSentence: async () => (await import('@/api/finalSentence')).fetchFinalSentence(accountId),
  submitFinalSentence: async (text) =>
    (await import('@/api/finalSentence')).submitFinalSentence(accountId, text),
  revealFinalSentenceHint: async (rank) =>
    (await import('@/api/finalSentence')).revealFinalSentenceHint(accountId, rank),
  revealFinalSentence: async () => (await import('@/api/finalSentence')).revealFinalSentence(accountId),
  fragments: fetchFragments,
  artefacts: fetchArtefacts,
  standing: fetchStanding,
});
