import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  focusAfter?: () => HTMLElement | null;
}

/** Escape and the cross cancel; the cancel button has the focus first. */
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
  focusAfter,
}: ConfirmDialogProps) {
  return (
    <Dialog
      dismissible={!busy}
      focusAfter={focusAfter}
      onClose={onCancel}
      open={open}
      role="alertdialog"
      title={title}
    >
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
