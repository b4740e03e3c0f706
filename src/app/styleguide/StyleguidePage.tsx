import { useState, type ReactNode } from 'react';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button, ButtonLink, type ButtonVariant } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { PasswordInput, Select, TextArea, TextInput } from '@/ui/inputs';
import { Pagination } from '@/ui/Pagination';
import { PhoneMenu } from '@/ui/PhoneMenu';
import { Spinner } from '@/ui/Spinner';

const variants: readonly ButtonVariant[] = ['primary', 'gold', 'quiet', 'danger'];
const swatches = [
  'surface',
  'veil',
  'ink',
  'muted',
  'line',
  'accent',
  'gold',
  'foil',
  'danger',
  'alert',
  'done',
];

/** Every shared component, in both lights. Development only. */
export function StyleguidePage() {
  return (
    <main>
      <div className="bg-aube-cream text-ui-ink">
        <Samples light="L'aube" />
      </div>
      <div className="nuit bg-nuit-deep text-ui-ink">
        <Samples light="La nuit" />
      </div>
    </main>
  );
}

function Samples({ light }: { light: string }) {
  const [dialog, setDialog] = useState<'plain' | 'confirm' | 'timed' | null>(null);
  const [page, setPage] = useState(3);
  const close = () => setDialog(null);
  return (
    <div className="mx-auto grid max-w-5xl gap-10 p-6">
      <h1 className="text-4xl">{light}</h1>
      <Sample title="Couleurs">
        {swatches.map((name) => (
          <div className="grid w-20 gap-1 text-sm" key={name}>
            <div
              className="h-14 rounded-md border border-ui-line"
              style={{ background: `var(--ui-${name})` }}
            />
            {name}
          </div>
        ))}
      </Sample>
      <Sample title="Boutons">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button busy>Envoi en cours...</Button>
        <Button disabled>Indisponible</Button>
        <ButtonLink size="lg" to="/books" variant="gold">
          Découvrir nos livres
        </ButtonLink>
        <ButtonLink to="https://exemple.fr" variant="quiet">
          Commander
        </ButtonLink>
      </Sample>
      <Sample title="Étiquettes et messages">
        <Badge>3-8 ans</Badge>
        <Badge tone="gold">5 points</Badge>
        <Badge tone="done">Trouvé</Badge>
        <Badge tone="alert">En attente</Badge>
        <Spinner label="Chargement…" />
        <div className="grid w-full gap-3 md:grid-cols-3">
          <Alert title="Erreur d'envoi" tone="error">
            Veuillez réessayer.
          </Alert>
          <Alert title="Message envoyé !" tone="success" />
          <Alert tone="info">Une lettre vous attend.</Alert>
        </div>
      </Sample>
      <Sample title="Champs">
        <Card className="grid w-full gap-5 p-6" foil>
          <Field label="Nom" required>
            {(control) => <TextInput {...control} placeholder="Comment vous appelez-vous ?" />}
          </Field>
          <Field error="Cette adresse est incomplète." hint="Elle ne sert qu'à répondre." label="Email">
            {(control) => <TextInput {...control} defaultValue="aurore@" type="email" />}
          </Field>
          <Field label="Mot de passe">{(control) => <PasswordInput {...control} />}</Field>
          <Field label="Âge">
            {(control) => (
              <Select {...control}>
                <option>Tous</option>
                <option>3 ans</option>
              </Select>
            )}
          </Field>
          <Field label="Message">{(control) => <TextArea {...control} rows={3} />}</Field>
        </Card>
      </Sample>
      <Sample title="Dialogues">
        <Button onClick={() => setDialog('plain')}>Dialogue</Button>
        <Button onClick={() => setDialog('timed')}>Dialogue de 3 s</Button>
        <Button onClick={() => setDialog('confirm')} variant="danger">
          Confirmation
        </Button>
        <Dialog onClose={close} open={dialog === 'plain'} title="Bienvenue de retour !">
          {(closeDialog) => (
            <>
              <p>Prêt à continuer ta quête mystique ?</p>
              <Button onClick={() => closeDialog()} variant="gold">
                Continuer l'aventure
              </Button>
            </>
          )}
        </Dialog>
        <Dialog autoCloseMs={3000} onClose={close} open={dialog === 'timed'} title="Lumière retrouvée !">
          <p>+5 points gagnés</p>
        </Dialog>
        <ConfirmDialog
          confirmLabel="Recommencer le voyage"
          danger
          onCancel={close}
          onConfirm={close}
          open={dialog === 'confirm'}
          title="Recommencer ?"
        >
          <p>Recommencer effacera toute ta progression. Continuer ?</p>
        </ConfirmDialog>
      </Sample>
      <Sample title="Pagination et menu">
        <Pagination
          label={`Pages, ${light}`}
          onPage={setPage}
          page={page}
          pageCount={5}
          pages={[1, 2, 3, 4, 5]}
        />
        <div className="relative">
          <PhoneMenu>
            <a href="#top">Accueil</a>
          </PhoneMenu>
        </div>
      </Sample>
    </div>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}
