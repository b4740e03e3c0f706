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
  defi: async (day) => (await import('@/api/defis')).fetchDefi(accountId, day),
  submitDefi: async (day, text) => (await import('@/api/defis')).submitDefi(accountId, day, text),
  defis: async () => (await import('@/api/defis')).fetchSolvedDefis(),
  feast: async () => (await import('@/api/feast')).fetchFeast(accountId),
  submitSentence: async (text) => (await import('@/api/feast')).submitSentence(accountId, text),
  revealFeastHint: async (rank) => (await import('@/api/feast')).revealFeastHint(accountId, rank),
  revealSentence: async () => (await import('@/api/feast')).revealSentence(accountId),
  fragments: fetchFragments,
  artefacts: fetchArtefacts,
  standing: fetchStanding,
});
