import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { publisher } from '@/publisher';

/** The publisher's first page (spec §2 « Home »). */
export function HomePage() {
  return (
    <main className="grid min-h-dvh place-content-center gap-6 bg-aube-cream p-6 text-center text-aube-ink">
      <h1 className="text-4xl">{publisher.name}</h1>
      <p>{publisher.tagline}</p>
      <Link className="font-bold text-aube-plum underline" to={paths.game.landing}>
        Escape Noël
      </Link>
    </main>
  );
}
