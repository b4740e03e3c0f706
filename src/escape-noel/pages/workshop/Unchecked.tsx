import { RetryAlert } from '@/ui/RetryAlert';
import type { Finding } from '../../edition/findings';
import { useAskAgain } from './useJudge';

/** Says that the judge has not compared the answers yet, or why it could not; nothing once it has. */
export function Unchecked({ findings }: { findings: readonly Finding[] }) {
  const { askAgain, isAsking } = useAskAgain();
  const failed = findings.find(({ unchecked }) => unchecked === 'failed');
  if (failed) return <RetryAlert busy={isAsking} onRetry={askAgain} text={failed.message} />;
  return findings.some(({ unchecked }) => unchecked) && <p>Vérification des réponses…</p>;
}
