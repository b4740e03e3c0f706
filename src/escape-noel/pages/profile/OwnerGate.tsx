import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import * as v from 'valibot';
import type { Account } from '@/api/auth';
import { ApiError } from '@/api/errors';
import { followProof, isProven, provePassword } from '@/api/ownerProof';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../game/forms/failures';
import { password } from '../../game/forms/fields';
import { GoogleButton } from '../../game/session/GoogleButton';
import { useSigningIn } from '../../game/session/useSigningIn';

const useProven = (account: string): boolean =>
  useSyncExternalStore(
    followProof,
    () => isProven(account),
    () => false,
  );

interface OwnerGateProps {
  account: Account;
  /** The question, with what it opens. */
  lead: ReactNode;
  /** Shown once the owner has been recognized, for ten minutes. */
  children: ReactNode;
}

/** Keeps a part of the account from a child who plays: its password is asked again (rule 28.12). */
export function OwnerGate({ account, lead, children }: OwnerGateProps) {
  const proven = useProven(account.id);
  const opened = useRef<HTMLDivElement>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (!proven && !wasAsked) setWasAsked(true);
  const takesFocus = proven && wasAsked;
  useEffect(() => {
    if (takesFocus) opened.current?.focus();
  }, [takesFocus]);
  return proven ? (
    <div className="grid gap-6 outline-none" ref={opened} tabIndex={-1}>
      {children}
    </div>
  ) : (
    <div className="grid gap-4">
      {lead}
      {account.hasPassword ? <PasswordForm account={account} /> : <GoogleProof />}
    </div>
  );
}

const schema = v.object({ 'account-password': password });

const isWrong = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason === 'invalid_credentials';

function PasswordForm({ account: { id, email } }: { account: Account }) {
  const proving = useMutation({
    mutationFn: (typed: string) => provePassword(id, email ?? '', typed),
    meta: { failure: 'Mot de passe du compte' },
  });
  const form = useForm({
    schema,
    initial: { 'account-password': '' },
    send: (typed) => proving.mutateAsync(typed['account-password']),
    refusals: (error) =>
      isWrong(error)
        ? { 'account-password': "Ce n'est pas le mot de passe de ce compte. Vérifie-le, puis réessaie." }
        : {},
  });
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      {proving.isError && !isWrong(proving.error) && <Alert tone="error">{explain(proving.error)}</Alert>}
      <PasswordField
        // A browser that fills it in would open the gate to a child.
        autoComplete="off"
        form={form}
        label="Mot de passe du compte"
        name="account-password"
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button busy={proving.isPending} type="submit" variant="gold">
          Ouvrir
        </Button>
        <TextLink className="rounded-sm" state={{ email }} tall to={paths.game.password}>
          Mot de passe oublié&nbsp;?
        </TextLink>
      </div>
    </form>
  );
}

function GoogleProof() {
  const signing = useSigningIn();
  return (
    <>
      {signing.isError && <Alert tone="error">{explain(signing.error)}</Alert>}
      <GoogleButton returnTo={paths.game.profile} signing={signing} />
    </>
  );
}
