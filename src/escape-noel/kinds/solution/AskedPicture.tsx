import type { Plane } from '../places';

/** The frame of a picture that is not there yet, in the shape that the board plays. */
export const AskedPicture = ({ plane, words }: { plane: Plane; words: string }) => (
  <div
    className="mx-auto grid w-full max-w-60 place-items-center rounded-md border-2 border-dashed border-ui-line bg-ui-veil p-4 text-center"
    style={{ aspectRatio: `${plane.width} / ${plane.height}` }}
  >
    <p>
      <strong className="block">Il manque l'image</strong>
      {words}
    </p>
  </div>
);
