import type { KeyboardEvent, RefCallback } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import type { PictureSize } from '@/lib/pictureShapes';
import { useHasMouse } from '@/lib/pointer';
import { Button } from '@/ui/Button';
import { grownCut } from './cut';
import type { Cut } from './picture';
import 'react-image-crop/dist/ReactCrop.css';
import './crop-frame.css';

/** In CSS pixels: a smaller frame could not be taken by a finger. */
const LEAST_PX = 44;
const GROWTH = 1.1;

const handle = (corner: string) => `Poignée ${corner}\u00A0: les flèches changent la taille du cadre`;
const LABELS = {
  cropArea: 'Le cadre\u00A0: les flèches le déplacent, + et - changent sa taille',
  nwDragHandle: handle('en haut à gauche'),
  nDragHandle: handle('en haut'),
  neDragHandle: handle('en haut à droite'),
  eDragHandle: handle('à droite'),
  seDragHandle: handle('en bas à droite'),
  sDragHandle: handle('en bas'),
  swDragHandle: handle('en bas à gauche'),
  wDragHandle: handle('à gauche'),
};

interface CropFrameProps {
  /** Shows the picture in an image. */
  source: RefCallback<HTMLImageElement>;
  picture: PictureSize;
  /** Width over height; undefined for any. */
  aspect: number | undefined;
  cut: Cut;
  onChange: (cut: Cut) => void;
}

const toPercent = ({ x, y, width, height }: Cut, picture: PictureSize): PercentCrop => ({
  unit: '%',
  x: (100 * x) / picture.width,
  y: (100 * y) / picture.height,
  width: (100 * width) / picture.width,
  height: (100 * height) / picture.height,
});

const toPixels = ({ x, y, width, height }: PercentCrop, picture: PictureSize): Cut => ({
  x: (x * picture.width) / 100,
  y: (y * picture.height) / 100,
  width: (width * picture.width) / 100,
  height: (height * picture.height) / 100,
});

/**
 * A frame with handles on a picture, by mouse, finger or keyboard (rule 17.9). The library is react-image-crop for its handles and its
 * keys: react-easy-crop moves the picture under a fixed frame.
 */
export function CropFrame({ source, picture, aspect, cut, onChange }: CropFrameProps) {
  const hasMouse = useHasMouse();
  const grow = (factor: number) => onChange(grownCut(cut, factor, picture));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const factor = { '+': GROWTH, '=': GROWTH, '-': 1 / GROWTH }[event.key];
    if (factor === undefined) return;
    event.preventDefault();
    grow(factor);
  };
  return (
    <div className="grid min-w-0 content-start justify-items-center gap-3">
      <div aria-label="Recadrage" className="crop-frame min-w-0" onKeyDown={onKeyDown} role="group">
        <ReactCrop
          {...(aspect !== undefined && { aspect })}
          ariaLabels={LABELS}
          crop={toPercent(cut, picture)}
          keepSelection
          minWidth={LEAST_PX}
          onChange={(_, percent) => onChange(toPixels(percent, picture))}
          ruleOfThirds
        >
          <img alt="" height={picture.height} ref={source} width={picture.width} />
        </ReactCrop>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {([1 / GROWTH, GROWTH] as const).map((factor) => (
          <Button key={factor} onClick={() => grow(factor)} variant="quiet">
            {factor < 1 ? 'Plus petit' : 'Plus grand'}
            <span className="sr-only">{`\u00A0: le cadre`}</span>
          </Button>
        ))}
      </div>
      <p className="text-center text-sm text-ui-muted">
        Fais glisser le cadre, ou ses coins.
        {hasMouse &&
          ' Au clavier, les flèches le déplacent (avec Maj, dix fois plus loin), + et - changent sa taille.'}
      </p>
    </div>
  );
}
