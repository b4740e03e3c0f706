import { hideName, restoreName, setOutOfRanking, type ModeratedAccount } from '@/api/moderation';
import { isolated } from '@/lib/isolated';
import { labelOf } from '../../game/admin/adminTexts';

/** A decision of an admin about an account, before it is confirmed. `name`: the one to hide or to restore. */
export type Decision =
  | { kind: 'hide' | 'restore'; account: ModeratedAccount; name: string }
  | { kind: 'out' | 'back'; account: ModeratedAccount };

/** Taking something away needs a reason, giving it back does not. */
export const needsReason = ({ kind }: Decision): boolean => kind === 'hide' || kind === 'out';

/** Sends a decision. @throws as `hideName`. */
export function send(decision: Decision, reason: string): Promise<unknown> {
  const { id } = decision.account;
  switch (decision.kind) {
    case 'hide':
      return hideName(id, decision.name, reason);
    case 'restore':
      return restoreName(id, decision.name, reason);
    case 'out':
    case 'back':
      return setOutOfRanking(id, decision.kind === 'out', reason);
  }
}

interface DecisionTexts {
  title: string;
  /** Its consequences, and what it does not change. */
  effect: string;
  confirm: string;
  /** Once it is saved. */
  done: string;
}

export function textsOf(decision: Decision): DecisionTexts {
  const who = isolated(labelOf(decision.account.name));
  switch (decision.kind) {
    case 'hide': {
      const name = isolated(decision.name);
      return {
        title: `Cacher le nom «\u00A0${name}\u00A0»\u00A0?`,
        effect:
          'Partout, les autres liront «\u00A0Chevalier\u00A0». Son chevalier en est prévenu, sans reproche, et choisit un autre nom quand il veut. Ses points ne bougent pas.',
        confirm: 'Cacher ce nom',
        done: `Le nom «\u00A0${name}\u00A0» est caché.`,
      };
    }
    case 'restore': {
      const name = isolated(decision.name);
      const isPresent = decision.name === decision.account.name;
      return {
        title: `Rendre le nom «\u00A0${name}\u00A0»\u00A0?`,
        effect: isPresent
          ? 'Les autres le liront de nouveau.'
          : `Son chevalier s'appelle maintenant ${who}\u00A0: il pourra reprendre ce nom.`,
        confirm: 'Rendre ce nom',
        done: `Le nom «\u00A0${name}\u00A0» est rendu.`,
      };
    }
    case 'out':
      return {
        title: `Sortir ${who} du classement\u00A0?`,
        effect:
          "Ses points, ses fragments et ses artefacts restent, et les statistiques le comptent toujours. La Table d'Honneur ne le montre plus, même dans les éditions suivantes, et lui dit à qui écrire.",
        confirm: 'Sortir du classement',
        done: `${who} joue hors classement.`,
      };
    case 'back':
      return {
        title: `Remettre ${who} au classement\u00A0?`,
        effect: 'Sa place sera exactement celle de ses points.',
        confirm: 'Remettre au classement',
        done: `${who} est de nouveau au classement.`,
      };
  }
}
