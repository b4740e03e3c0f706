import { useState } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';

interface RetryAlertProps {
  title?: string;
  /** What could not be done, in a sentence. */
  text: string;
  /** It is being tried again. */
  busy?: boolean;
  onRetry: () => void;
  className?: string;
}

/** Something could not be read or done: says so where it was awaited, and offers « Réessayer ». */
export function RetryAlert({ title, text, busy = false, onRetry, className }: RetryAlertProps) {
  return (
    <Alert className={className} title={title} tone="error">
      <Failure busy={busy} text={text} />
      <Button busy={busy} className="justify-self-start" onClick={onRetry} variant="quiet">
        Réessayer
      </Button>
    </Alert>
  );
}

/** The sentence of a failure, in a live region: after each new try that failed it is written, and so read out, again. */
export function Failure({ text, busy }: Pick<RetryAlertProps, 'text'> & { busy: boolean }) {
  const [wasBusy, setWasBusy] = useState(busy);
  const [failures, setFailures] = useState(1);
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (wasBusy) setFailures(failures + 1);
  }
  return <p key={failures}>{text}</p>;
}
