import { Component, type ReactNode } from 'react';
import { logDefect } from '@/lib/log';
import { Button } from './Button';
import { classes } from './classes';
import { PageHeading } from './PageHeading';

const TITLE = "Cette page n'est pas arrivée jusqu'ici";

interface PageBoundaryProps {
  /** The page's address: another one is another chance. */
  address: string;
  /** Nothing stands around the page: the message is alone, in the game's night. */
  alone?: boolean;
  children: ReactNode;
}

interface PageBoundaryState {
  address: string;
  failed: boolean;
}

/**
 * Says that a page could not be shown, instead of leaving nothing at all: its script did not come through a poor network, or a
 * newer version of the site has taken its place. Loading the page anew mends both.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { address: this.props.address, failed: false };

  static getDerivedStateFromProps(
    { address }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return address === state.address ? null : { address, failed: false };
  }

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logDefect(error);
  }

  override render() {
    const { alone = false, children } = this.props;
    return this.state.failed ? <LostPage alone={alone} /> : children;
  }
}

function LostPage({ alone }: { alone: boolean }) {
  const Frame = alone ? 'main' : 'section';
  return (
    <Frame className={classes('flex flex-1 flex-col', alone && 'nuit min-h-dvh bg-nuit-deep')}>
      <div
        className="grid flex-1 content-center justify-items-center gap-5 px-4 py-16 text-center text-lg text-ui-ink"
        role="alert"
      >
        <PageHeading className="text-3xl sm:text-4xl" title={TITLE}>
          {TITLE}
        </PageHeading>
        <p>La connexion a peut-être flanché. Ce qui était enregistré l'est toujours.</p>
        <Button onClick={() => location.reload()} size="lg">
          Réessayer
        </Button>
      </div>
    </Frame>
  );
}
