import { fetchRevelation } from '@/backend/answers';
import { fetchStanding } from '@/backend/ranking';
import { fetchArtefacts, fetchCompletions, fetchFragments } from '@/backend/progress';
import { fetchRevealedHints, revealHint } from '@/backend/riddles';
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
  defi: async (day) => (await import('@/backend/defis')).fetchDefi(accountId, day),
  submitDefi: async (day, text) => (await import('@/backend/defis')).submitDefi(accountId, day, text),
  defis: async () => (await import('@/backend/defis')).fetchSolvedDefis(),
  feast: async () => (await import('@/backend/feast')).fetchFeast(accountId),
  submitSentence: async (text) => (await import('@/backend/feast')).submitSentence(accountId, text),
  revealFeastHint: async (rank) => (await import('@/backend/feast')).revealFeastHint(accountId, rank),
  revealSentence: async () => (await import('@/backend/feast')).revealSentence(accountId),
  fragments: fetchFragments,
  artefacts: fetchArtefacts,
  standing: fetchStanding,
});
