import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { legal } from '@/publisherDetails';
import { printedAddress } from '../../game/sharing/printedAddress';

const { name, contactEmail } = publisher;

/** The teacher's letter to the parents: what the game is, what it does not ask, how to play at home. Parents are said « vous ». */
export const ParentsLetter = ({ className }: { className: string }) => (
  <article className="sheet sheet-letter" id="feuille-parents">
    <h2 className="sheet-title">
      <span>Aux parents{className && `, de la part de ${className}`}</span> En décembre, la classe joue
    </h2>
    <p>Chers parents,</p>
    <p>
      Chaque jour d'école, du 1er au 24 décembre, la classe ouvre une porte d'«&nbsp;Escape Noël&nbsp;», le
      jeu de l'Avent de {name}, maison de contes illustrés. Derrière chaque porte, une petite histoire et une
      énigme&nbsp;: une charade, un message codé, une carte à suivre, un air à écouter. Les enfants lisent,
      discutent, essaient, se trompent et recommencent, tous ensemble devant un même écran ou avec une
      feuille, un crayon et des ciseaux.
    </p>
    <h3>Ce que le jeu ne demande pas</h3>
    <p>
      Aucun enfant n'a de compte, n'écrit son nom ni ne donne son âge&nbsp;: c'est l'enseignant qui tient le
      jeu, avec son propre compte. Le jeu ne garde rien des élèves&nbsp;: les énigmes résolues et les points
      sont ceux de ce compte. Il est gratuit. Ce que la maison conserve d'un compte, et comment le faire
      effacer, se lit à l'adresse {printedAddress(paths.game.privacy)}, ou se demande à {legal.privacyEmail}.
    </p>
    <h3>Jouer à la maison</h3>
    <p>
      Vous pouvez ouvrir les mêmes portes en famille, sans compte&nbsp;: {printedAddress(paths.game.landing)}.
      Ce que l'on y trouve reste alors sur votre appareil. Chaque énigme a des indices, qui coûtent seulement
      quelques points, et une porte ouverte le reste&nbsp;: rien ne presse, et les soirs manqués se
      rattrapent. Si votre enfant veut garder la surprise pour la classe, laissez fermée la porte du jour.
    </p>
    <p>Une question sur le jeu&nbsp;? La maison répond à {contactEmail}.</p>
    <p className="sheet-signature">L'enseignant&nbsp;:</p>
  </article>
);
