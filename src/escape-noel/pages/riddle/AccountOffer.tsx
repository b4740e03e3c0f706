import { useEffect, useState } from 'react';
import { AccountLinks } from '../../game/session/AccountLinks';
import { accountOffer, offerDate } from '../../game/storage/accountOffer';
import { LoginPrompt } from './LoginPrompt';

interface AccountOfferProps {
  day: number;
  /** Not offline, nor in a past edition. */
  mayAsk: boolean;
}

/** Offers a visitor an account on an unsolved day: by a dialog once an evening, else by a line (rule 7.7). */
export function AccountOffer({ day, mayAsk }: AccountOfferProps) {
  const [isAsking, setAsking] = useState(() => mayAsk && accountOffer.read() !== offerDate());
  useEffect(() => {
    if (isAsking) accountOffer.write(offerDate());
  }, [isAsking]);
  return (
    <>
      <div className="grid justify-items-center gap-3 text-center text-nuit-mist print:hidden">
        <p>Avec un compte, ta quête ne s'éteint jamais.</p>
        <AccountLinks className="justify-center" quiet />
      </div>
      <LoginPrompt day={day} onClose={() => setAsking(false)} open={isAsking} />
    </>
  );
}
