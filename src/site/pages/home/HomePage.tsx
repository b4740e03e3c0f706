import { JsonLd } from '@/site/shared/JsonLd';
import { houseData } from '@/site/shared/structuredData';
import { Carousel } from './Carousel';
import { GameWindow } from './GameWindow';
import { Hero } from './Hero';
import { HouseLetter } from './HouseLetter';

/** The shop window (spec §2 « Home »). */
export function HomePage() {
  return (
    <>
      <JsonLd data={houseData()} />
      <Hero />
      <Carousel />
      <HouseLetter />
      <GameWindow />
    </>
  );
}
