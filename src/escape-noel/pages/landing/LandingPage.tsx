import LandingScene from '@art/escape-noel/landing.svg?react';
import { publisher } from '@/publisher';
import { PageHeading } from '@/ui/PageHeading';
import { WelcomeBack } from '../../shared/welcome/WelcomeBack';
import { doorWords } from './doorWords';
import { LandingActions } from './LandingActions';
import { LandingDoor } from './LandingDoor';
import './landing.css';

/** The game's home. Drawn by the build too: nothing here may ask for a browser while it renders. */
export function LandingPage() {
  return (
    <section aria-labelledby="landing-title" className="landing">
      <LandingDoor />
      <LandingScene className="landing-scene" />
      <div className="landing-words">
        <PageHeading
          className="landing-title"
          id="landing-title"
          title={`Escape Noël, vingt-quatre énigmes – ${publisher.name}`}
        >
          Escape Noël
        </PageHeading>
        <p className="landing-tagline">
          Résous les 24 énigmes de Noël et rends sa lumière à l'étoile de l'hiver.
        </p>
      </div>
      <LandingActions />
      <div className="landing-blurb">
        <p>
          Cette nuit, l'étoile de l'hiver s'est éteinte. Sa lumière s'est brisée en vingt-quatre éclats,
          cachés de par le royaume : au creux des forêts, sous la neige, derrière les mots.
        </p>
        <p>
          Prends ta lanterne, petit chevalier. Un voyage mystique commence : à chaque énigme, un fragment ; à
          chaque fragment, un peu plus de lumière dans le ciel.
        </p>
      </div>
      <p className="landing-inscription">
        <span className="landing-inscription-title">{doorWords.title}</span>
        {doorWords.wish}
      </p>
      <WelcomeBack />
    </section>
  );
}
