import { useState } from 'react';
import { copyText } from '@/lib/copyText';
import { Button } from '@/ui/Button';
import { PrintButton } from '@/ui/PrintButton';

/** Sharing where the device can, else copying the address; and a sheet to print. */
export function BookActions({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  async function share() {
    const url = location.origin + location.pathname;
    if (!Reflect.has(navigator, 'share')) {
      // Firefox has no panel to share with on a computer.
      setSaid((await copyText(url)) ? 'Adresse copiée.' : `Copiez cette adresse\u00A0: ${url}`);
      return;
    }
    // A closed panel rejects too: there is nothing to say about it.
    await navigator.share({ title, url }).catch(() => undefined);
  }
  return (
    <>
      <Button onClick={() => void share()} variant="quiet">
        Partager
      </Button>
      <PrintButton variant="quiet">Imprimer</PrintButton>
      <span className="self-center" role="status">
        {said}
      </span>
    </>
  );
}
