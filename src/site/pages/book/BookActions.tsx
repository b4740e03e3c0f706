import { useState } from 'react';
import { requestPrint } from '@/lib/requestPrint';
import { Button } from '@/ui/Button';

/** Sharing where the device can, else copying the address; and a sheet to print. */
export function BookActions({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  async function share() {
    const url = location.origin + location.pathname;
    try {
      if (canShare()) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid('Adresse copiée.');
      }
    } catch (error) {
      // The user has closed the device's panel.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid('Votre navigateur ne permet pas de partager cette page.');
    }
  }
  async function printPage() {
    setSaid('');
    if (!(await requestPrint()))
      setSaid('Ici, on ne peut pas imprimer\u00A0: ouvrez cette page dans un navigateur.');
  }
  return (
    <>
      <Button onClick={() => void share()} variant="quiet">
        Partager
      </Button>
      <Button onClick={() => void printPage()} variant="quiet">
        Imprimer
      </Button>
      <span className="self-center" role="status">
        {said}
      </span>
    </>
  );
}

/** Firefox has no panel to share with on a computer. */
const canShare = (): boolean => Reflect.has(navigator, 'share');
