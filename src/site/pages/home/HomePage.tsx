import { Carousel } from './Carousel';
import { GameWindow } from './GameWindow';
import { Hero } from './Hero';
import { PublisherLetter } from './PublisherLetter';

/** The shop window (spec §2 « Home »). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Carousel />
      <PublisherLetter />
      <GameWindow />
    </>
  );
}
