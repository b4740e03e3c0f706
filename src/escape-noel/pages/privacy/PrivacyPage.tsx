import BannerPicture from '@art/escape-noel/privacy-banner.svg?react';
import BroomPicture from '@art/escape-noel/privacy-broom.svg?react';
import ChestPicture from '@art/escape-noel/privacy-chest.svg?react';
import LetterPicture from '@art/escape-noel/privacy-letter.svg?react';
import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { legal } from '@/publisherDetails';
import { Card } from '@/ui/Card';
import { ExternalLink } from '@/ui/ExternalLink';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { TEXT_LINK, TextLink } from '@/ui/TextLink';

const { name } = publisher;

const promises = [
  {
    Picture: BannerPicture,
    title: 'Ce que tout le monde voit',
    text: (
      <>
        Ton nom de chevalier, tes points, le nombre d'énigmes que tu as résolues et le jour de la dernière.
        Rien d'autre. Choisis donc un nom inventé, pas ton vrai nom. À une{' '}
        <TextLink to={paths.game.tables}>table ronde</TextLink>, ceux qui y sont avec toi voient aussi quels
        jours tu as réussis, tes points de chaque jour et tes défis, jamais l'heure. Tu peux y être sans nom,
        même si tes points peuvent te faire reconnaître au classement, et la quitter d'un geste.
      </>
    ),
  },
  {
    Picture: LetterPicture,
    title: 'Ce que nous sommes seuls à voir',
    text: "L'adresse e-mail avec laquelle tu te connectes. Elle sert à ouvrir ton compte et à retrouver ton mot de passe. Ton mot de passe, lui, est brouillé : même nous ne pouvons pas le lire.",
  },
  {
    Picture: ChestPicture,
    title: 'Ce que le jeu garde pour toi',
    text: "Les jours que tu as réussis ou recommencés, les réponses que tu as essayées, les indices que tu as lus, tes fragments, tes artefacts, tes défis relevés et la phrase de l'étoile. Sans compte, tout cela reste dans ce navigateur : une réponse n'en part que pour être jugée, et nous ne la gardons pas.",
  },
  {
    Picture: BroomPicture,
    title: 'Ce que tu peux effacer',
    text: (
      <>
        Tout. Dans <TextLink to={paths.game.profile}>ton profil</TextLink>, tu peux recommencer ton voyage,
        télécharger ce que nous gardons, ou supprimer ton compte : alors il n'en reste rien.
      </>
    ),
  },
] as const;

const forParents: readonly [question: string, answer: ReactNode][] = [
  [
    'Qui est responsable',
    <>
      {legal.company} ({name}), {legal.address}. Pour toute question :{' '}
      <TextLink to={`mailto:${legal.privacyEmail}`}>{legal.privacyEmail}</TextLink>.
    </>,
  ],
  [
    'Pourquoi, et sur quelle base',
    "Faire vivre le jeu et son classement, à la demande de la personne qui ouvre un compte. Avant quinze ans, un parent ouvre le compte avec l'enfant et donne son accord. Les messages envoyés par un formulaire servent à y répondre.",
  ],
  [
    'Où, et par qui',
    <>
      Les comptes et la progression sont conservés par {legal.database.name}, {legal.database.place}. Les
      formulaires de contact passent par {legal.emailService}. La connexion avec Google, si vous la
      choisissez, transmet à Google que vous vous connectez ici, et nous donne l'adresse et le nom du compte.
    </>,
  ],
  [
    'Combien de temps',
    <>
      Un compte est conservé tant qu'il sert, et sa suppression est immédiate. Chaque année, {legal.purge},
      nous effaçons les réponses essayées et les comptes que personne n'a utilisés de tout le mois. Ce que
      l'équipe décide d'un compte (un nom caché, une place hors classement) est noté avec sa raison&nbsp;:
      vous pouvez la télécharger depuis le profil, et elle s'efface avec le compte. L'adresse réseau d'un
      visiteur et un numéro que son navigateur tire au hasard ne servent qu'à limiter les essais trop rapides,
      à ne pas compter deux fois la même page et à borner le compte des messages de contact qui n'ont pas pu
      partir&nbsp;: ils sont brouillés, d'une façon qui change chaque jour, et effacés au bout d'une heure.
    </>,
  ],
  [
    'Les tables rondes',
    "Une table ronde réunit jusqu'à vingt comptes que son gardien a invités. Nous gardons son nom, son code et qui y est assis, sans date. Elle n'est montrée à personne d'autre, ni aux moteurs de recherche. Quitter une table efface cette place, supprimer un compte aussi, et une table vide disparaît. Un code faux est compté pendant une heure, brouillé comme les essais trop rapides. Le code d'un lien d'invitation attend dans le navigateur qu'il serve, un jour au plus.",
  ],
  [
    'En classe',
    "Une classe joue avec le compte de son enseignant. Nous ne demandons et ne gardons rien des élèves : ni compte, ni nom, ni nombre. Les jours d'école que l'enseignant indique restent sur son appareil. Le nom de la classe, tapé sur le dossier à imprimer, ne quitte pas la page.",
  ],
  [
    'Ce que nous comptons',
    "Combien de fois, chaque jour, une énigme est ouverte, essayée, aidée par un indice, trouvée ou révélée, avec un compte ou sans. Ce sont des nombres, sans nom, sans adresse et sans cookie : ils ne disent rien de personne, et nous les gardons d'une année à l'autre pour écrire de meilleures énigmes. Nous ne voyons pas ceux qui sont plus petits que cinq.",
  ],
  [
    'Dans le navigateur',
    "Le jeu y garde la session, les noms et les portraits des chevaliers du compte (jusqu'à «\u00A0Quitter\u00A0»), la progression et les réponses essayées des visiteurs, les noms et les portraits de ceux qui y jouent à plusieurs (ils n'en partent que pour devenir un chevalier du compte, si vous le demandez), les réglages (son, mode calme, confort de lecture) et, jusqu'à la fermeture de l'onglet, la réponse ou le message que l'on est en train d'écrire, qu'aucun autre compte ne retrouve et que «\u00A0Quitter\u00A0» efface, et un numéro tiré au hasard, qui limite les essais trop rapides et évite de compter deux fois la même page. Un visiteur peut emporter sa progression sur un autre appareil par un lien ou un code : elle est dans le lien lui-même, réponses comprises, et n'est conservée nulle part ailleurs. À l'arrivée, le lien quitte la barre d'adresse, et chaque réponse est jugée de nouveau. Ce sont des données nécessaires au service : elles ne demandent pas de bandeau et s'effacent avec les données du site.",
  ],
  [
    'Sans réseau',
    <>
      Après une première visite, le navigateur garde de quoi ouvrir le jeu sans réseau&nbsp;: ses pages, les
      jours déjà vus ou emportés et, par le Wi-Fi, le jour à jouer. Ce qu'un compte est seul à lire est effacé
      quand il se déconnecte, même sans réseau. Une réponse donnée sans réseau attend dans le navigateur, et
      ne part que pour celui qui l'a donnée.{' '}
      <a className={TEXT_LINK} href={paths.swOff}>
        Une page
      </a>{' '}
      retire ces pages et ces jours de l'appareil, et y laisse la progression et la réponse qui attend.
    </>,
  ],
  [
    'La lecture à voix haute',
    "«\u00A0Écouter\u00A0» emploie une voix de l'appareil. Où il n'en a pas, certains navigateurs demandent la leur à leur propre service, et lui envoient pour cela les phrases de l'énigme, jamais ce que l'on écrit.",
  ],
  [
    'Vos droits',
    <>
      Accès, rectification, effacement, limitation, opposition et portabilité : la plupart s'exercent depuis
      le profil, les autres par e-mail. Vous pouvez aussi vous adresser à la CNIL (
      <ExternalLink className={TEXT_LINK} href="https://www.cnil.fr">
        www.cnil.fr
      </ExternalLink>
      ).
    </>,
  ],
];

export function PrivacyPage() {
  return (
    <article className="mx-auto grid w-full max-w-4xl gap-6 px-3 pt-10 sm:px-6 lg:pt-14">
      <header className="grid gap-3 text-center">
        <PageHeading className="text-4xl lg:text-5xl">Vie privée</PageHeading>
        <p className="mx-auto max-w-2xl text-balance text-xl text-nuit-mist">
          Ce que le jeu sait de toi, pourquoi, et comment l'effacer. À lire avec un grand si tu veux.
        </p>
      </header>
      {promises.map(({ Picture, title, text }) => (
        <Card
          as="section"
          className="grid items-center gap-4 p-5 sm:grid-cols-[auto_1fr] sm:gap-6 sm:p-7"
          key={title}
        >
          <Picture className="size-20 shrink-0 sm:size-24" />
          <div className="grid gap-2">
            <h2 className="text-2xl">{title}</h2>
            <p>{text}</p>
          </div>
        </Card>
      ))}
      <Sheet className="gap-3 p-5 sm:p-8" foil title="Et puis c'est tout">
        <p>
          Pas de publicité, pas de mouchard, pas de cookie qui te suit, rien que nous vendions. C'est pour
          cela qu'aucune fenêtre ne t'a demandé d'accepter quoi que ce soit.
        </p>
      </Sheet>
      <section className="grid gap-4 pt-4 text-lg">
        <h2 className="text-3xl">Pour les parents</h2>
        <dl className="grid gap-4 [&_dt]:font-bold [&_dt]:text-nuit-gold">
          {forParents.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}
