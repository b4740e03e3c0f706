import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog, type CloseDialog } from '@/ui/Dialog';
import { TextAreaField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { adminKey } from '../../game/admin/adminKey';
import { explain } from '../../game/forms/failures';
import { rankingKey } from '../../game/player/ranking.queries';
import { needsReason, send, textsOf, type Decision } from './decision';

const REASON_MAX_LENGTH = 300;

interface DecisionDialogProps {
  /** Null while no decision is being taken. */
  decision: Decision | null;
  onDecided: (decision: Decision) => void;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Says what a decision changes, and asks why. */
export function DecisionDialog({ decision, onDecided, onClose, focusAfter }: DecisionDialogProps) {
  return (
    <Dialog
      focusAfter={focusAfter}
      onClose={onClose}
      open={decision !== null}
      title={decision ? textsOf(decision).title : ''}
    >
      {(close) => decision && <ReasonForm close={close} decision={decision} onDecided={onDecided} />}
    </Dialog>
  );
}

const schemaOf = (decision: Decision) =>
  v.object({
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (reason) => reason !== '' || !needsReason(decision),
        'Dis pourquoi\u00A0: le journal le garde.',
      ),
    ),
  });

function ReasonForm({
  decision,
  onDecided,
  close,
}: {
  decision: Decision;
  onDecided: (decision: Decision) => void;
  close: CloseDialog;
}) {
  const queries = useQueryClient();
  const { effect, confirm } = textsOf(decision);
  const saving = useMutation({
    mutationFn: async (reason: string) => {
      await send(decision, reason);
      onDecided(decision);
      close();
    },
    // After a refusal too: the account has changed.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: adminKey });
      void queries.invalidateQueries({ queryKey: rankingKey });
    },
    meta: { failure: "Décision de l'équipe" },
  });
  const form = useForm({
    schema: schemaOf(decision),
    initial: { reason: '' },
    send: ({ reason }) => saving.mutateAsync(reason),
  });
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      <p className="max-w-prose">{effect}</p>
      <TextAreaField
        form={form}
        hint="Le journal de l'équipe la garde, et le chevalier peut la lire en téléchargeant ses données."
        label="Raison"
        maxLength={REASON_MAX_LENGTH}
        name="reason"
        required={needsReason(decision)}
        rows={3}
      />
      {saving.isError && <Alert tone="error">{explain(saving.error)}</Alert>}
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-end">
        <Button disabled={saving.isPending} onClick={() => close()} variant="quiet">
          Annuler
        </Button>
        <Button busy={saving.isPending} type="submit" variant="gold">
          {confirm}
        </Button>
      </div>
    </form>
  );
}
