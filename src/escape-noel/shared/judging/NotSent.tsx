import { BackendError } from '@/backend/errors';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { explain, type PageFailures } from '../failures';
import { LoginLink } from '../session/LoginLink';

interface NotSentProps {
  /** What has not arrived, as a sentence; empty where it was no answer. */
  what: string;
  error: unknown;
  /** What failures are called here. */
  failures: PageFailures;
  onRetry: () => void;
}

/** An answer that has not arrived: it is neither lost nor wrong. Stands in the answer's form. */
export function NotSent({ what, error, failures, onRetry }: NotSentProps) {
  return (
    <Alert title="En attente" tone="error">
      <p>
        {what} {explain(error, failures)}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          onClick={({ currentTarget }) => {
            // This button goes as soon as the answer leaves: the focus goes back to where it was given.
            currentTarget.form?.querySelector<HTMLElement>('input, [type="submit"]')?.focus();
            onRetry();
          }}
          variant="quiet"
        >
          Réessayer
        </Button>
        {error instanceof BackendError && error.code === 'signed_out' && <LoginLink variant="quiet" />}
      </div>
    </Alert>
  );
}
