import { Carousel } from './Carousel';
import { GameWindow } from './GameWindow';
import { Hero } from './Hero';
import { HouseLetter } from './HouseLetter';

/** The shop window (spec §2 « Home »). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Carousel />
      <HouseLetter />
      <GameWindow />
    </>
  );
}
