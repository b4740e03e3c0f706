import { useEffect, useState } from 'react';
import { requestPrint } from '@/lib/requestPrint';
import { Alert } from './Alert';
import { Button, type ButtonLook } from './Button';
import { classes } from './classes';

interface PrintButtonProps extends ButtonLook {
  children: string;
  busy?: boolean;
  /** Settles once everything that is printed can be painted. */
  prepare?: () => Promise<unknown>;
}

/** The one way to print from the page. Where no dialog opens, it names the browser's own ways (rule 21.7). */
export function PrintButton({ children, busy = false, prepare, className, ...look }: PrintButtonProps) {
  const [isRefused, setRefused] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // The dialog may open late, or by the browser's menu.
    const hide = () => setRefused(false);
    addEventListener('beforeprint', hide);
    return () => removeEventListener('beforeprint', hide);
  }, []);
  async function print() {
    setAsked(true);
    await prepare?.();
    setRefused(!(await requestPrint()));
    setAsked(false);
  }
  return (
    <div className={classes('grid min-w-0 gap-3', className)}>
      <Button {...look} busy={busy || isAsked} className="justify-self-start" onClick={() => void print()}>
        {children}
      </Button>
      {isRefused && (
        <Alert
          className="max-w-xl text-left print:hidden"
          title="La fenêtre d'impression ne s'est pas ouverte"
          tone="error"
        >
          <p>
            Le menu du navigateur imprime aussi&nbsp;: «&nbsp;Imprimer&nbsp;» (Ctrl+P sur un ordinateur). Sur
            un iPad ou un iPhone&nbsp;: «&nbsp;Partager&nbsp;», puis «&nbsp;Imprimer&nbsp;».
          </p>
          <p>
            Dans une autre application, cette page s'ouvre d'abord dans un vrai navigateur&nbsp;: Safari,
            Chrome ou Firefox.
          </p>
        </Alert>
      )}
    </div>
  );
}
