import { useSeemsOffline } from '@/lib/useSeemsOffline';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

/** Offers the answer for 0 points once every hint is revealed (rule 4.3). */
export function RevealAnswer({ busy, onAsk }: { busy: boolean; onAsk: () => void }) {
  return (
    <div className="mt-2 grid justify-items-center gap-3 border-t border-ui-line pt-5 text-center">
      <p>Tous les indices sont là, et l'énigme résiste encore ?</p>
      <Button busy={busy} onClick={onAsk} variant="quiet">
        Révéler la réponse
      </Button>
      {useSeemsOffline() && <p>Tu sembles être sans réseau&nbsp;: il en faut pour révéler la réponse.</p>}
    </div>
  );
}

interface RevealAnswerDialogProps {
  open: boolean;
  onCancel: () => void;
  onReveal: () => void;
}

/** « Needs confirmation » (rule 4.3), after the button and after the special value typed as an answer. */
export function RevealAnswerDialog({ open, onCancel, onReveal }: RevealAnswerDialogProps) {
  return (
    <ConfirmDialog
      confirmLabel="Oui, révéler la réponse"
      onCancel={onCancel}
      onConfirm={() => {
        onCancel();
        onReveal();
      }}
      open={open}
      title="Révéler la réponse ?"
    >
      <p className="text-lg">
        Tu découvriras la réponse et son fragment, mais cette énigme te rapportera <strong>0 point</strong>,
        même si tu la rejoues.
      </p>
    </ConfirmDialog>
  );
}
