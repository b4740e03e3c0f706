import { useState } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';

interface RetryAlertProps {
  title?: string;
  text: string;
  busy?: boolean;
  onRetry: () => void;
  className?: string;
}

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

/** In a live region: rendered, and so announced, again after each failed retry. */
export function Failure({ text, busy }: { text: string; busy: boolean }) {
  const [wasBusy, setWasBusy] = useState(busy);
  const [failures, setFailures] = useState(1);
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (wasBusy) setFailures(failures + 1);
  }
  return <p key={failures}>{text}</p>;
}
