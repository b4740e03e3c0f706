import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { useMediaQuery } from '@/lib/useMediaQuery';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { readDocument, type EditionDocument } from '../../game/preview/previewEdition';
import { DEVICES, GameFrame, type Device } from '../../game/preview/GameFrame';
import { addressOf, readAddress, type Asked } from '../../game/preview/scene';
import { previewedDocumentQuery } from './preview.queries';
import { PreviewBar } from './PreviewBar';

/** An edition of the workshop as its players will see it, at a moment and in a state that the address says. Nothing is saved. */
export function PreviewPage() {
  const { code = '' } = useParams();
  const { data: document, failure, isAwaited, retry } = useRetriableQuery(previewedDocumentQuery(code));
  const isMissing = failure instanceof ApiError && failure.code === 'not_found';
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-5 px-3 pt-6 sm:px-6">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <PageHeading
            className="text-3xl text-nuit-gold sm:text-4xl"
            title={`Aperçu · ${code} · Escape Noël`}
          >
            Aperçu de l'édition {code}
          </PageHeading>
          <ButtonLink to={paths.admin.edition(code)} variant="quiet">
            Toute l'édition
          </ButtonLink>
        </div>
        <p className="text-nuit-mist">
          Tu peux jouer dans le cadre, rien n'est enregistré. L'adresse de cette page garde tes choix&nbsp;:
          tu peux l'envoyer à quelqu'un de l'équipe.
        </p>
      </div>
      {failure ? (
        <RetryAlert
          busy={isAwaited}
          className="max-w-xl"
          onRetry={retry}
          text={isMissing ? `Aucune édition n'a le code ${code}.` : "L'édition n'a pas pu être lue."}
        />
      ) : document ? (
        <Previewed code={code} document={document} />
      ) : (
        <Spinner className="min-h-dvh" label="L'édition arrive…" />
      )}
    </div>
  );
}

const isDevice = (text: string | null): text is Device => text !== null && text in DEVICES;

function Previewed({ code, document }: { code: string; document: EditionDocument }) {
  const [search, setSearch] = useSearchParams();
  const edition = useMemo(() => readDocument(document), [document]);
  const asked = readAddress(search);
  const given = search.get('ecran');
  const usual = useMediaQuery('(min-width: 48rem)') ? 'ordinateur' : 'telephone';
  const device = isDevice(given) ? given : usual;
  const show = (next: Asked, on: Device = device) => {
    const address = addressOf(next);
    address.set('ecran', on);
    setSearch(address, { replace: true });
  };
  return (
    <>
      <PreviewBar asked={asked} device={device} edition={edition} onChange={show} />
      <GameFrame
        code={code}
        device={device}
        document={document}
        onMoved={(page) => show({ ...asked, page })}
        page={asked.page}
        scene={asked.scene}
      />
    </>
  );
}
