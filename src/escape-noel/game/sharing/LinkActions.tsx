import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';

interface LinkActionsProps {
  link: string;
  /** The name of the field that shows it. */
  label: string;
  /** The text that the share sheet sends with the link. */
  words: { title: string; text?: string };
  /** Other buttons next to them. */
  children?: ReactNode;
}

/** A link to copy by a button or by hand or, where the device has a share sheet, to share. */
export function LinkActions({ link, label, words, children }: LinkActionsProps) {
  const copying = useMutation({
    mutationFn: () => navigator.clipboard.writeText(link),
    meta: { failure: 'Copie du lien' },
  });
  // A closed share sheet rejects too: there is nothing to say about it.
  const sharing = useMutation({ mutationFn: () => navigator.share({ ...words, url: link }) });
  return (
    <div className="grid gap-3">
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            onFocus={({ target }) => target.select()}
            readOnly
            translate="no"
            value={link}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copying.mutate()} variant="gold">
          Copier le lien
        </Button>
        {'share' in navigator && (
          <Button onClick={() => sharing.mutate()} variant="quiet">
            Partager
          </Button>
        )}
        {children}
      </div>
      {/* Always rendered, so that its text is announced and moves nothing. */}
      <p className="min-h-7 text-base text-ui-muted" role="status">
        {copying.isSuccess && 'Le lien est copié.'}
        {copying.isError && "Le lien n'a pas pu être copié\u00A0: sélectionne-le ci-dessus."}
      </p>
    </div>
  );
}
