import { useQueryClient } from '@tanstack/react-query';
import { mayBeDone } from '@/api/errors';
import { refreshKnights } from './knights.queries';
import { PlayerForm, type PlayerFormProps } from './PlayerForm';

/** The name and the portrait of a knight (rule 28.1). `onSaved` is called once the list of the account is read again. */
export function KnightForm<Saved>({ account, save, ...props }: PlayerFormProps<Saved> & { account: string }) {
  const queries = useQueryClient();
  async function saveAndRefresh(name: string, portrait: number): Promise<Saved> {
    try {
      const saved = await save(name, portrait);
      await refreshKnights(queries, account);
      return saved;
    } catch (error) {
      // It may be saved all the same: the list says so.
      if (mayBeDone(error)) void refreshKnights(queries, account);
      throw error;
    }
  }
  return (
    <PlayerForm
      {...props}
      hint={'Les autres chevaliers le voient\u00A0: ni nom de famille, ni école.'}
      label="Nom du chevalier"
      save={saveAndRefresh}
    />
  );
}
