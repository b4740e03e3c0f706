import { Dialog } from './Dialog';

interface EnlargedPictureProps {
  /** Of the dialog. */
  title: string;
  src: string;
  alt: string;
  /** Words that are lettered in the picture. */
  text: string;
  onClose: () => void;
}

/** A picture in its own size, which scrolls. Its code loads when it is asked for: dialogs move, and site pages load nothing that moves. */
export function EnlargedPicture({ title, src, alt, text, onClose }: EnlargedPictureProps) {
  return (
    <Dialog className="w-[min(96vw,90rem)] max-w-none" onClose={onClose} open title={title}>
      <div
        aria-label="Page agrandie"
        className="max-h-[70dvh] overflow-auto"
        role="group"
        // The arrow keys scroll what has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <img
          alt={alt}
          className="h-auto w-[max(90rem,100%)] max-w-none"
          height={960}
          src={src}
          width={1440}
        />
      </div>
      <p className="text-lg">{text}</p>
    </Dialog>
  );
}
