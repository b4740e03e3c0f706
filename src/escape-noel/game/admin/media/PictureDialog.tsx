import { useMemo, useState } from 'react';
import type { UploadedFile } from '@/api/media';
import { hasShapeOf } from '@/lib/pictureShapes';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog, type CloseDialog } from '@/ui/Dialog';
import { CropFrame } from './CropFrame';
import { largestCut, needsCut, wholeCut } from './cut';
import { hasBands } from './picture';
import { PicturePreviews } from './PicturePreviews';
import { placeOf, shapeWords, sizeWords } from './picturePlaces';
import { kilobytes, type ChosenPicture } from './prepareFiles';
import { useBlobSource } from './useBlobSource';
import { useMadePicture } from './useMadePicture';

import './picture-dialog.css';

interface PictureDialogProps {
  picture: ChosenPicture;
  /** Another number for each choice: it begins anew. */
  choice: number;
  onSend: (file: UploadedFile) => void;
  onChooseAnother: () => void;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Cuts a chosen picture where its place needs it, shows the result, and sends it (rule 17.9). */
export const PictureDialog = ({ choice, onClose, focusAfter, ...rest }: PictureDialogProps) => (
  <Dialog className="picture-dialog" focusAfter={focusAfter} onClose={onClose} open title="Avant d'envoyer">
    {(close) => <Cutting {...rest} close={close} key={choice} />}
  </Dialog>
);

interface CuttingProps extends Pick<PictureDialogProps, 'picture' | 'onSend' | 'onChooseAnother'> {
  close: CloseDialog;
}

function Cutting({ picture, close, onSend, onChooseAnother }: CuttingProps) {
  const { file: source, kind } = picture;
  const { size, fit } = placeOf(kind);
  const frameSize = fit === 'exact' ? size : null;
  const [isFramed, setFramed] = useState(() => needsCut(picture, kind));
  const [frame, setFrame] = useState(() => largestCut(picture, frameSize));
  const whole = useMemo(() => wholeCut(picture, kind), [picture, kind]);
  const cut = isFramed ? frame : whole;
  const { file, refusal, isReady } = useMadePicture(source, kind, cut);
  const showSource = useBlobSource(source);
  const showMade = useBlobSource(file?.content);
  const isSmall = size !== null && Math.max(cut.width / size.width, cut.height / size.height) < 1;

  return (
    <>
      <p>
        {shapeWords(kind)} La tienne&nbsp;: {sizeWords(picture)}.
      </p>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {isFramed ? (
          <CropFrame
            aspect={frameSize ? frameSize.width / frameSize.height : undefined}
            cut={frame}
            onChange={setFrame}
            picture={picture}
            source={showSource}
          />
        ) : (
          <img
            alt=""
            className="m-auto max-h-[min(55svh,32rem)] rounded-md border border-ui-line"
            ref={showMade}
          />
        )}
        <div className="grid min-w-0 content-start gap-3">
          <PicturePreviews kind={kind} picture={cut} source={showMade} />
          <p className="text-center font-bold" role="status">
            {isReady && file
              ? `${kilobytes(source.size)} → ${kilobytes(file.content.size)}`
              : isReady
                ? null
                : 'Préparation…'}
          </p>
          <p className="text-center text-sm text-ui-muted">
            {noticeOf(isFramed, hasBands(cut), size !== null && hasShapeOf(cut, size))}
          </p>
          {isSmall && (
            <Alert tone="info">
              <p>{`Il n'en reste que ${sizeWords({ width: Math.round(cut.width), height: Math.round(cut.height) })}\u00A0: elle peut sembler floue.`}</p>
            </Alert>
          )}
          {isReady && refusal !== undefined && (
            <Alert tone="error">
              <p>{refusal}</p>
            </Alert>
          )}
        </div>
      </div>
      <div className="picture-dialog-acts grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:justify-end sm:gap-3">
        <Button onClick={onChooseAnother} variant="quiet">
          Choisir une autre image
        </Button>
        <Button onClick={() => setFramed(!isFramed)} variant="quiet">
          {isFramed ? "Garder toute l'image" : 'Recadrer'}
        </Button>
        <Button
          aria-disabled={!isReady || !file}
          className="col-span-2"
          onClick={() => file && close(() => onSend(file))}
          variant="gold"
        >
          Envoyer
        </Button>
      </div>
    </>
  );
}

function noticeOf(isFramed: boolean, isBanded: boolean, hasShape: boolean): string {
  if (isFramed) return 'Seul le cadre est envoyé.';
  if (isBanded) return "Toute l'image est gardée\u00A0: des bandes lui donnent la forme de l'endroit.";
  return hasShape ? 'Elle a la bonne forme.' : 'Elle est envoyée entière.';
}
