import { InfoIcon } from '@/ui/icons';

export function Words({ label, text, open = false }: { label: string; text: string; open?: boolean }) {
  if (text === '') return null;
  return (
    <details className="rounded-md text-lg" open={open}>
      <summary className="flex min-h-touch items-center gap-2 font-bold text-ui-accent-text underline underline-offset-4">
        <InfoIcon className="size-5 shrink-0" />
        {label}
      </summary>
      <p className="whitespace-pre-line pb-1">{text}</p>
    </details>
  );
}
