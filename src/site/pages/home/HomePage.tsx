import { Carousel } from './Carousel';
import { GameWindow } from './GameWindow';
import { Hero } from './Hero';
import { PublisherLetter } from './PublisherLetter';

/** The shop window. */
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
