import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { changeRoundTable, type TableChange } from '@/api/roundTables';
import { useIsCurrentRoute } from '@/lib/page';
import { paths } from '@/paths';
import { roundTablesQuery, tablesKey } from './roundTables.queries';

/** Changes a table, and reads it again; a table that is left or deleted leads to the list, which says so. */
export function useTableChange(knight: string, id: number) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  const readAgain = () => queries.invalidateQueries({ queryKey: tablesKey(knight) });

  return useMutation({
    mutationFn: (change: TableChange) => changeRoundTable(knight, id, change),
    onSuccess: async (_, { act }) => {
      if (act !== 'leave' && act !== 'delete') return readAgain();
      // Not the table: it would be missing before the list is shown.
      const list = roundTablesQuery(knight);
      queries.setQueryData(list.queryKey, (tables) => tables?.filter((table) => table.id !== id));
      void queries.invalidateQueries(list);
      const gone = act === 'leave' ? 'Tu as quitté la table.' : 'La table est fermée.';
      if (isHere()) await navigate(paths.game.tables, { state: { gone } });
    },
    onError: () => void readAgain(),
    meta: { failure: "Changement d'une table ronde" },
  });
}

export type ChangingTable = ReturnType<typeof useTableChange>;
