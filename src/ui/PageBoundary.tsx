import { Component, type ReactNode } from 'react';
import { CodeError } from '@/lib/loadModule';
import { logDefect } from '@/lib/log';
import { Button } from './Button';
import { classes } from './classes';
import { PageHeading } from './PageHeading';

const NOT_ARRIVED = {
  title: "Cette page n'est pas arrivée jusqu'ici",
  text: "La connexion a peut-être flanché. Ce qui était enregistré l'est toujours.",
} as const;
/** Its code is there: neither the network nor a newer version is the reason. */
const NOT_SHOWN = {
  title: "Cette page n'a pas pu s'afficher",
  text: "La connexion n'y est pour rien\u00A0: le défaut est chez nous, ou ce navigateur est trop ancien. Un navigateur à jour ou un autre appareil y arrivera peut-être. Ce qui était enregistré l'est toujours.",
} as const;

interface PageBoundaryProps {
  /** A change retries. */
  address: string;
  /** Without a layout around the page. */
  alone?: boolean;
  children: ReactNode;
}

interface PageBoundaryState {
  address: string;
  failure: { error: unknown } | null;
}

/** Offers a reload where a page failed to render: its code did not arrive, or does not run here. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { address: this.props.address, failure: null };

  static getDerivedStateFromProps({ address }: PageBoundaryProps, state: PageBoundaryState) {
    return address === state.address ? null : { address, failure: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    logDefect(error);
  }

  override render() {
    const { alone = false, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const { title, text } = failure.error instanceof CodeError ? NOT_ARRIVED : NOT_SHOWN;
    const Frame = alone ? 'main' : 'section';
    return (
      <Frame className={classes('flex flex-1 flex-col', alone && 'nuit min-h-dvh bg-nuit-deep')}>
        <div
          className="grid flex-1 content-center justify-items-center gap-5 px-4 py-16 text-center text-lg text-ui-ink"
          role="alert"
        >
          <PageHeading className="text-3xl sm:text-4xl" title={title}>
            {title}
          </PageHeading>
          <p className="max-w-2xl">{text}</p>
          <Button onClick={() => location.reload()} size="lg">
            Réessayer
          </Button>
        </div>
      </Frame>
    );
  }
}
