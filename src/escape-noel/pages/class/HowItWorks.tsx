import { Fragment } from 'react';
import { apiHost } from '@/api/apiHost';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';

/** The site's, then the API's. */
const HOSTS = [...new Set([new URL(publisher.siteUrl).host, apiHost(publisher.siteUrl)])];

/** For a teacher who has not started yet. It is prerendered. */
export const HowItWorks = () => (
  <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
    <Sheet title="Comment ça se passe">
      <ol className="grid list-decimal gap-2 pl-6 marker:font-bold marker:text-ui-accent-text">
        <li>Projetez l'énigme du jour : l'histoire, la question et le jeu tiennent au tableau.</li>
        <li>Tournez les pages au clavier ou à la télécommande, et faites écouter le texte si vous voulez.</li>
        <li>La classe cherche, vous écrivez sa réponse. Les indices, c'est vous qui les ouvrez.</li>
        <li>L'étoile s'allume dans le ciel de la classe, et la suite est pour demain.</li>
      </ol>
    </Sheet>
    <Sheet title="Ce que le jeu sait de votre classe">
      <p>
        Rien. La classe joue avec votre compte&nbsp;: pas de compte d'élève, pas de nom d'élève, aucune donnée
        d'enfant. Choisissez un nom de chevalier inventé, comme «&nbsp;Les Flocons&nbsp;»&nbsp;: il se lit
        dans le classement, sauf pour un compte de classe.
      </p>
      <p>
        Vous jouez aussi pour vous&nbsp;? Prenez un autre compte&nbsp;: celui de la classe garde son propre
        voyage. La page <TextLink to={paths.game.privacy}>Vie privée</TextLink> dit le reste.
      </p>
    </Sheet>
    <div className="lg:col-span-2">
      <Sheet title="Pour qui gère le réseau de l'école">
        <p>
          Le jeu a besoin de {HOSTS.length > 1 ? 'ces adresses' : 'cette adresse'}, en HTTPS
          (port&nbsp;443)&nbsp;:{' '}
          {HOSTS.map((host, index) => (
            <Fragment key={host}>
              {index > 0 && ' et '}
              <strong className="wrap-anywhere">{host}</strong>
            </Fragment>
          ))}
          . Si la page s'affiche et que les énigmes n'arrivent pas, un filtre bloque sans doute{' '}
          {HOSTS.length > 1 ? 'la seconde' : 'une partie de ses réponses'}.
        </p>
      </Sheet>
    </div>
  </div>
);
