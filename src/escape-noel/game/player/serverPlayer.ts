import { fetchRevelation } from '@/api/answers';
import { fetchBonusQuestion, fetchSolvedBonusDays, submitBonusAnswer } from '@/api/bonusQuestions';
import {
  fetchFinalSentence,
  revealFinalSentence,
  revealFinalSentenceHint,
  submitFinalSentence,
} from '@/api/finalSentence';
import { fetchResult } from '@/api/editions';
import { fetchLeaderboardPage, fetchStanding, type Standing } from '@/api/ranking';
import { fetchArtefacts, fetchCompletions, fetchFragments } from '@/api/progress';
import { countOpening, fetchRevealedHints, revealHint } from '@/api/riddles';
import type { KnightJourney } from '@/api/journey';
import { storeDays } from '../storage/homeSnapshot';
import { submitToServer } from './submitToServer';
import type { Player } from './player';

/** The place in the frozen ranking of a past edition, which has no page of one's own. */
async function fetchFrozenStanding(knight: string, edition: string): Promise<Standing | null> {
  const [result, { playerCount }] = await Promise.all([
    fetchResult(knight, edition),
    fetchLeaderboardPage(1, edition),
  ]);
  return (
    result && { ...result, page: null, playerCount, lastQuestAt: null, outOfRanking: false, isClass: false }
  );
}

/** A knight in an edition. @param knight its id. @param edition the code of a past one; null for the current one. */
export function serverPlayer(knight: string, edition: string | null): Player {
  const journey: KnightJourney = { player: knight, edition };
  return {
    key: edition === null ? knight : `${knight} ${edition}`,
    id: knight,
    edition,
    isVisitor: false,
    lockReason: "Dix réponses en une minute, c'est beaucoup\u00A0!",
    completions: async () => {
      const completions = await fetchCompletions(journey);
      if (edition === null)
        storeDays(
          knight,
          completions.map(({ day }) => day),
        );
      return completions.map((each) => ({ ...each, storedBy: 'server' }));
    },
    hintCount: () => null,
    hints: (day) => fetchRevealedHints(journey, day),
    revealHint: (day, rank) => revealHint(journey, day, rank, true),
    submit: (day, submission) => submitToServer(journey, day, submission, knight),
    countOpening: (day) => countOpening(journey, day),
    revelation: (day) => fetchRevelation(journey, day),
    bonusQuestion: (day) => fetchBonusQuestion(journey, day),
    submitBonusAnswer: (day, text) => submitBonusAnswer(journey, day, text),
    solvedBonusDays: () => fetchSolvedBonusDays(journey),
    finalSentence: () => fetchFinalSentence(journey),
    submitFinalSentence: (text) => submitFinalSentence(journey, text),
    revealFinalSentenceHint: (rank) => revealFinalSentenceHint(journey, rank),
    revealFinalSentence: () => revealFinalSentence(journey),
    fragments: () => fetchFragments(journey),
    artefacts: () => fetchArtefacts(journey),
    standing: () => (edition === null ? fetchStanding(knight) : fetchFrozenStanding(knight, edition)),
  };
}
