import { encode, type QrCodeGenerateResult } from 'uqr';

/** The largest that a phone's camera reads from another screen: 117 squares a side (rule 20.1). */
export const MAX_QR_VERSION = 25;
/** The white border that cameras need, in squares. */
const BORDER = 4;

/** The QR code of a text, at level M where it fits, else L; null for a text that is too long. */
export function qrCodeOf(text: string): QrCodeGenerateResult | null {
  for (const ecc of ['M', 'L'] as const) {
    try {
      return encode(text, { ecc, maxVersion: MAX_QR_VERSION, border: BORDER });
    } catch {
      // It does not fit at this level.
    }
  }
  return null;
}

/** A path of the dark squares: one rectangle for each run of them in a row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...line.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');

export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const code = qrCodeOf(text);
  if (!code)
    return (
      <p className="text-balance text-center">Ton voyage est trop long pour un code : passe par le lien.</p>
    );
  return (
    <svg
      aria-label={label}
      className={className}
      data-version={code.version}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${code.size} ${code.size}`}
    >
      <rect fill="#fff" height="100%" width="100%" />
      <path d={pathOf(code.data)} fill="#000" />
    </svg>
  );
}
