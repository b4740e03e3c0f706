import { Dialog } from './Dialog';
import { ScrollArea } from './ScrollArea';

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
      <ScrollArea className="max-h-[70dvh] overflow-auto" label="Page agrandie">
        <img
          alt={alt}
          className="h-auto w-[max(90rem,100%)] max-w-none"
          height={960}
          src={src}
          width={1440}
        />
      </ScrollArea>
      <p className="text-lg">{text}</p>
    </Dialog>
  );
}
