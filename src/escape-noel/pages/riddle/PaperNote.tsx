import { useEditionPaths } from '../../game/edition/useEdition';
import { printedAddress } from '../../game/sharing/printedAddress';

/** Printed only: the browser prints the page as it stands, and says where the sheet made for paper is (rule 21.6). */
export function PaperNote({ day }: { day: number }) {
  const { print } = useEditionPaths();
  return (
    <p className="wrap-anywhere hidden print:block" data-paper-note>
      La feuille faite pour le papier, avec de quoi découper et écrire&nbsp;:{' '}
      {printedAddress(`${print}?jour=${day}`)}
    </p>
  );
}
