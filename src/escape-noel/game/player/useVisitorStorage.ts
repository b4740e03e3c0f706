import { useEdition } from '../edition/useEdition';
import { useSession } from '../session/useSession';
import { visitorStorage, type VisitorStorage } from '../storage/browserProgress';

/** The things of the traveller that plays that the browser stores, in the page's edition. */
export const useVisitorStorage = (): VisitorStorage => visitorStorage(useEdition(), useSession().traveller);
