import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHasMouse } from '@/lib/pointer';
import { saveFile } from '@/lib/saveFile';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { canSharePicture, shareOrDownload, type ShareWords } from './shareImage';

interface SharePreviewProps {
  picture: Blob | null;
  words: ShareWords;
  alternative: string;
  onClose: () => void;
}

export function SharePreview({ picture, words, alternative, onClose }: SharePreviewProps) {
  const sharing = useMutation({ mutationFn: (shared: Blob) => shareOrDownload(shared, words) });
  const hasMouse = useHasMouse();
  const setSource = useObjectUrl(picture);
  const sharable = picture !== null && canSharePicture(picture, words);
  const action = sharable ? 'Partager' : 'Télécharger';

  const close = () => {
    sharing.reset();
    onClose();
  };

  return (
    <Dialog onClose={close} open={picture !== null} title={words.title}>
      <img alt={alternative} className="mx-auto max-h-[60dvh] w-auto rounded-lg" ref={setSource} />
      {picture !== null && (
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={sharing.isPending} onClick={() => sharing.mutate(picture)} variant="gold">
            {action}
          </Button>
          {sharable && (
            <Button onClick={() => saveFile(words.downloadName, picture)} variant="quiet">
              Télécharger
            </Button>
          )}
        </div>
      )}
      {/* Always rendered, so that its text is announced. */}
      <p className="text-balance text-center empty:hidden" role="status">
        {sharing.data === 'replaced' &&
          `Ton appareil n'a pas pu partager l'image\u00A0: elle est téléchargée. Si tu ne la trouves pas, ${
            hasMouse ? 'fais un clic droit' : 'appuie longuement'
          } dessus pour l'enregistrer.`}
      </p>
    </Dialog>
  );
}

/** A ref that gives an image element the object URL of the picture, and revokes it with the element. */
function useObjectUrl(picture: Blob | null) {
  return useCallback(
    (image: HTMLImageElement) => {
      if (!picture) return undefined;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
}
