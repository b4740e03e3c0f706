import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in one or two sentences. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  /** The action is under way: neither button answers. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a action that matters. Escape and the cross mean « no »; the safe answer has the focus first. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Annuler',
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog dismissible={!busy} onClose={onCancel} open={open} role="alertdialog" title={title}>
      {(close) => (
        <>
          <div>{children}</div>
          <div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-end">
            <Button disabled={busy} onClick={() => close()} variant="quiet">
              {cancelLabel}
            </Button>
            <Button busy={busy} onClick={onConfirm} variant={danger ? 'danger' : 'gold'}>
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
