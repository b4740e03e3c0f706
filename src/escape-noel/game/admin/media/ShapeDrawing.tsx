import { placeOf, shapeWords, type PictureKind } from './picturePlaces';

/** The longest side of the drawing. */
const SIDE_REM = 3.5;

/** The shape that a place needs, drawn and in words, before a picture is chosen (rule 17.8). In spans: it is a field's hint. */
export function ShapeDrawing({ kind }: { kind: PictureKind }) {
  const { size } = placeOf(kind);
  if (!size) return <span>{shapeWords(kind)}</span>;
  const scale = SIDE_REM / Math.max(size.width, size.height);
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden
        className="block shrink-0 rounded-sm border-2 border-dashed border-ui-gold-edge bg-ui-veil"
        style={{ width: `${size.width * scale}rem`, height: `${size.height * scale}rem` }}
      />
      <span>{shapeWords(kind)}</span>
    </span>
  );
}
