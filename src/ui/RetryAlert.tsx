import { Alert } from './Alert';
import { Button } from './Button';

interface RetryAlertProps {
  title?: string;
  /** What could not be done, in a sentence. */
  text: string;
  /** It is being tried again, and this stays in sight: what has read nothing yet is shown as awaited instead. */
  busy?: boolean;
  onRetry: () => void;
  className?: string;
}

/** Something could not be read or done: says so where it was awaited, and offers « Réessayer ». */
export function RetryAlert({ title, text, busy = false, onRetry, className }: RetryAlertProps) {
  return (
    <Alert className={className} title={title} tone="error">
      <p>{text}</p>
      <Button busy={busy} className="justify-self-start" onClick={onRetry} variant="quiet">
        Réessayer
      </Button>
    </Alert>
  );
}
