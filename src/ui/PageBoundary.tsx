import { Component, type ReactNode } from 'react';
import { logDefect } from '@/lib/log';
import { Button } from './Button';
import { classes } from './classes';
import { PageHeading } from './PageHeading';

const TITLE = "Cette page n'est pas arrivée jusqu'ici";

interface PageBoundaryProps {
  /** A change retries. */
  address: string;
  /** Without a layout around the page. */
  alone?: boolean;
  children: ReactNode;
}

interface PageBoundaryState {
  address: string;
  failed: boolean;
}

/** Offers a reload where a page failed to render: its code did not load, or a newer version of the site has replaced it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { address: this.props.address, failed: false };

  static getDerivedStateFromProps({ address }: PageBoundaryProps, state: PageBoundaryState) {
    return address === state.address ? null : { address, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logDefect(error);
  }

  override render() {
    const { alone = false, children } = this.props;
    if (!this.state.failed) return children;
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
}
