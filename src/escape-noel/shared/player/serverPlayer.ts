import { fetchRevelation } from '@/api/answers';
import { fetchBonusQuestion, fetchSolvedBonusDays, submitBonusAnswer } from '@/api/bonusQuestions';
import {
  fetchFinalSentence,
  revealFinalSentence,
  revealFinalSentenceHint,
  submitFinalSentence,
} from '@/api/finalSentence';
import { fetchStanding } from '@/api/ranking';
import { fetchArtefacts, fetchCompletions, fetchFragments } from '@/api/progress';
import { fetchRevealedHints, revealHint } from '@/api/riddles';
import { judge } from './judge';
import type { Player } from './player';

export const serverPlayer = (accountId: string): Player => ({
  key: accountId,
  lockReason: "Dix réponses en une minute, c'est beaucoup\u00A0!",
  completions: async () => (await fetchCompletions()).map((each) => ({ ...each, storedBy: 'server' })),
  hintCount: () => null,
  hints: fetchRevealedHints,
  revealHint: (day, rank) => revealHint(accountId, day, rank),
  submit: (day, submission) => judge(accountId, day, submission),
  revelation: fetchRevelation,
  bonusQuestion: (day) => fetchBonusQuestion(accountId, day),
  submitBonusAnswer: (day, text) => submitBonusAnswer(accountId, day, text),
  solvedBonusDays: fetchSolvedBonusDays,
  finalSentence: () => fetchFinalSentence(accountId),
  submitFinalSentence: (text) => submitFinalSentence(accountId, text),
  revealFinalSentenceHint: (rank) => revealFinalSentenceHint(accountId, rank),
  revealFinalSentence: () => revealFinalSentence(accountId),
  fragments: fetchFragments,
  artefacts: fetchArtefacts,
  standing: fetchStanding,
});
