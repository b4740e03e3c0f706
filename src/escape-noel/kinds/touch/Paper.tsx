import { counted } from '@/lib/french';
import { InkPicture } from '../../game/media/InkPicture';
import { definePaper, type PaperProps } from '../definePaper';
import { HowTo } from '../PaperPieces';
import { touch, type TouchPlay } from './rules';

const TouchPaper = ({ play: { scene, alt, noun, places } }: PaperProps<TouchPlay>) => (
  <>
    <HowTo>
      Il y a {counted(places.length, 'place')} à regarder. Entoure au crayon chaque {noun} que tu choisis.
    </HowTo>
    <InkPicture alt={alt} className="paper-scene" src={scene} />
  </>
);

export const readPaper = definePaper(touch, TouchPaper, () => true);
