import { Card } from '@/ui/Card';
import { AccountLinks } from '../../game/session/AccountLinks';

/** A visitor has no table (rule 18.1). */
export const InvitedVisitor = ({ text }: { text: string }) => (
  <Card className="mx-auto grid max-w-xl justify-items-center gap-4 p-6 text-center sm:p-8" foil>
    <p className="text-balance text-lg">{text}</p>
    <AccountLinks className="justify-center" size="lg" />
  </Card>
);
