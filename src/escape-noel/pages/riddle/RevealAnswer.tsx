import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface RevealAnswerProps {
  busy: boolean;
  confirming: boolean;
  onConfirming: (confirming: boolean) => void;
  onReveal: () => void;
}

/** The last resort, once every hint is revealed: the answer, for 0 points (spec §4). */
export function RevealAnswer({ busy, confirming, onConfirming, onReveal }: RevealAnswerProps) {
  return (
    <div className="mt-2 grid justify-items-center gap-3 border-t border-ui-line pt-5 text-center">
      <p>Tous les indices sont là, et l'énigme résiste encore ?</p>
      <Button busy={busy} onClick={() => onConfirming(true)} variant="quiet">
        Révéler la réponse
      </Button>
      <ConfirmDialog
        confirmLabel="Oui, révéler la réponse"
        onCancel={() => onConfirming(false)}
        onConfirm={() => {
          onConfirming(false);
          onReveal();
        }}
        open={confirming}
        title="Révéler la réponse ?"
      >
        <p className="text-lg">
          Tu découvriras la réponse et son fragment, mais cette énigme te rapportera <strong>0 point</strong>,
          même si tu la rejoues.
        </p>
      </ConfirmDialog>
    </div>
  );
}
