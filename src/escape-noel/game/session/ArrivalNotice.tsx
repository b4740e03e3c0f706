import { useLocation } from 'react-router-dom';
import type { AuthArrival } from '@/api/authArrival';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { explain, LINK_FAILURES } from '../forms/failures';
import { LoginLink } from './LoginLink';
import { useSession } from './useSession';

type Arrival = AuthArrival | { kind: 'expired' | 'left' | 'held' };

type Notice = {
  tone: 'success' | 'info' | 'error';
  title: string;
  text: string;
  offersNewLink?: boolean;
  isOver?: boolean;
};

const NOTICES: Partial<Record<Arrival['kind'], Notice>> = {
  confirmed: {
    tone: 'success',
    title: 'Ton adresse est confirmée',
    text: 'Bienvenue parmi les chevaliers !',
  },
  email_changed: {
    tone: 'success',
    title: 'Ta nouvelle adresse est confirmée',
    text: "C'est avec elle que tu te connecteras désormais.",
  },
  other_changed: {
    tone: 'info',
    title: "L'adresse d'un autre compte est confirmée",
    text: 'Tu restes connecté au tien.',
  },
  elsewhere: {
    tone: 'info',
    title: "Ce lien vient d'un autre navigateur",
    text: "Si tu confirmais ton adresse, c'est fait : il ne te reste qu'à te connecter. Pour un nouveau mot de passe, demande un nouveau lien dans ce navigateur.",
    offersNewLink: true,
  },
  expired: {
    tone: 'info',
    title: 'Ta session a expiré',
    text: "Reconnecte-toi pour retrouver ta quête là où tu l'as laissée.",
  },
  left: {
    tone: 'success',
    title: 'Tu as quitté le jeu',
    text: "Personne n'est plus connecté ici, et ce que tu étais en train d'écrire est effacé de cet appareil.",
    isOver: true,
  },
  held: {
    tone: 'info',
    title: 'Ta connexion tient à cette page',
    text: "Ce navigateur n'a pas pu la garder\u00A0: sa mémoire est pleine, ou fermée aux sites. Tu peux jouer, et ta quête est enregistrée. Tu seras déconnecté en fermant cette page, ou en la rechargeant.",
  },
};

function noticeOf(arrival: Arrival): Notice | undefined {
  if (arrival.kind !== 'failed') return NOTICES[arrival.kind];
  const text = explain(arrival.error, LINK_FAILURES);
  return arrival.error.reason === 'access_denied'
    ? { tone: 'info', title: 'Pas de connexion', text }
    : { tone: 'error', title: "Ce lien n'a pas fonctionné", text, offersNewLink: true };
}

export function ArrivalNotice({ arrival, onClose }: { arrival: Arrival; onClose: () => void }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const notice = noticeOf(arrival);
  if (!notice) return null;
  return (
    <div className="mx-auto w-full max-w-3xl px-3 pt-9 sm:px-6">
      <Alert title={notice.title} tone={notice.tone}>
        <p>{notice.text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {notice.offersNewLink && pathname !== paths.game.password && (
            <ButtonLink to={paths.game.password} variant="quiet">
              Demander un nouveau lien
            </ButtonLink>
          )}
          {status === 'visitor' && !notice.isOver && pathname !== paths.game.login && (
            <LoginLink label="Aller à la connexion" variant="quiet" />
          )}
          <Button onClick={onClose} variant="quiet">
            J'ai compris
          </Button>
        </div>
      </Alert>
    </div>
  );
}
