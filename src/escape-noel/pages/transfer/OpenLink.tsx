import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { Sheet } from '@/ui/Sheet';
import { findFragment, hasFragmentStart, writeFragment } from '../../game/transfer/journeyFragment';

const schema = v.object({
  link: v.pipe(
    v.string(),
    v.check(
      (text) => findFragment(text) !== null || hasFragmentStart(text),
      "Ce n'est pas le lien d'un voyage\u00A0: recopie-le en entier.",
    ),
    v.transform((text) => {
      const found = findFragment(text);
      // An incomplete link is reported on the page of the journey that it carries.
      return found ? `#${writeFragment(found)}` : text.slice(text.indexOf('#')).replaceAll(/\s/g, '');
    }),
  ),
});

/** An installed application does not open links by itself: the link is pasted there. */
export function OpenLink() {
  const navigate = useNavigate();
  const form = useForm({
    schema,
    initial: { link: '' },
    // The page renders its journey in place of this form.
    send: ({ link }) => Promise.resolve(navigate({ hash: link })),
  });
  return (
    <Sheet title="Un voyage commencé ailleurs ?">
      <p>
        Sur l'autre appareil, ouvre « Emporter mon voyage » dans le menu du jeu. Puis scanne son code avec cet
        appareil, ou colle ici son lien.
      </p>
      <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          form={form}
          label="Le lien de ton voyage"
          name="link"
          spellCheck="false"
        />
        <Button className="justify-self-start" type="submit" variant="quiet">
          Ouvrir ce lien
        </Button>
      </form>
    </Sheet>
  );
}
