import { Alert } from './Alert';
import { Button } from './Button';

interface RetryAlertProps {
  /** What could not be done, in a sentence. */
  text: string;
  /** It is being tried again. */
  busy: boolean;
  onRetry: () => void;
  className?: string;
}

/** Something could not be read: says so where it was awaited, and offers « Réessayer ». */
export function RetryAlert({ text, busy, onRetry, className }: RetryAlertProps) {
  return (
    <Alert className={className ?? ''} tone="error">
      <p>{text}</p>
      <Button busy={busy} className="justify-self-start" onClick={onRetry} variant="quiet">
        Réessayer
      </Button>
    </Alert>
  );
}
