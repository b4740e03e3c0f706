import { useEdition } from '../edition/useEdition';
import { useSession } from '../session/useSession';
import { visitorStorage, type VisitorStorage } from '../storage/browserProgress';

/** What the browser stores, in the page's edition, of the traveller that plays. */
export const useVisitorStorage = (): VisitorStorage => visitorStorage(useEdition(), useSession().traveller);
