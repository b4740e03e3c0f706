import type { ReactNode } from 'react';
import { useAnchor } from '@/lib/useAnchor';
import { CERTIFICATE_HASH } from '@/paths';
import { PrintButton } from '@/ui/PrintButton';

/** The part of the final page that prints the certificate, and that the page of sheets leads to. */
export function CertificateSection({ children }: { children?: ReactNode }) {
  const part = useAnchor<HTMLDivElement>(CERTIFICATE_HASH);
  return (
    <div
      aria-label="Mon certificat"
      className="grid scroll-mt-24 justify-items-center gap-4 outline-none"
      ref={part}
      role="group"
      tabIndex={-1}
    >
      {children}
      <PrintButton size="lg" variant="quiet">
        Imprimer mon certificat
      </PrintButton>
    </div>
  );
}
