import { useMutation } from '@tanstack/react-query';
import { fetchMyData } from '@/api/knights';
import { saveFile } from '@/lib/saveFile';

/** Downloads what is stored about the account and its knights (rule 1.7). */
export const useDataExport = () =>
  useMutation({
    mutationFn: async () => {
      const data = JSON.stringify(await fetchMyData(), null, 2);
      saveFile('escape-noel-mes-donnees.json', new Blob([data], { type: 'application/json' }));
    },
    meta: { failure: 'Téléchargement des données' },
  });
