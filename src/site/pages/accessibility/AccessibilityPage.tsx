import { Fragment } from 'react';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { legal } from '@/publisherDetails';
import { PageIntro } from '@/site/shared/PageIntro';
import { Section } from '@/site/shared/Section';
import { ExternalLink } from '@/ui/ExternalLink';
import { TEXT_LINK, TextLink } from '@/ui/TextLink';
import { countOf, criteria, rate, state } from './criteria';
import { CriteriaTables } from './CriteriaTables';
import { sample } from './sample';

const { name, siteUrl, contactEmail } = publisher;

const DATE = '27 novembre 2026';
const RGAA = 'https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/';
const LICENCE = 'https://github.com/etalab/licence-ouverte/blob/master/LO.md';

const failing = criteria.filter(({ verdict }) => verdict === 'non conforme');

/** « Accessibilité »: the declaration that the law describes, and the table of its criteria (rules 27). */
export function AccessibilityPage() {
  return (
    <>
      <PageIntro
        heading="Accessibilité"
        text="Ce que chacun peut faire ici, ce qui manque encore, et comment nous le dire."
      />
      <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-14 px-4 pt-12 text-lg sm:px-6">
        <Conformity />
        <NotAccessible />
        <Reporting />
        <Method />
        <Section id="criteres" title="Les 106 critères">
          <p>
            Les titres sont ceux du{' '}
            <ExternalLink className={TEXT_LINK} href={RGAA}>
              RGAA 4.1.2
            </ExternalLink>
            , publiés par la DINUM sous{' '}
            <ExternalLink className={TEXT_LINK} href={LICENCE}>
              Licence Ouverte 2.0
            </ExternalLink>
            .
          </p>
          <CriteriaTables />
        </Section>
      </div>
    </>
  );
}

const Conformity = () => (
  <Section id="conformite" title="Déclaration de conformité">
    <p>
      {legal.company} s'engage à rendre le site et le jeu {name} accessibles, conformément à l'article 47 de
      la loi n° 2005-102 du 11 février 2005. Cette déclaration s'applique à {siteUrl}&nbsp;: les pages de la
      maison, le jeu Escape Noël, les pages pour la classe et l'atelier de notre équipe. Nous n'avons pas
      publié de schéma pluriannuel.
    </p>
    <h3 className="text-2xl text-aube-plum">État de conformité</h3>
    <p>
      {name} est <strong>{state}</strong> avec le référentiel général d'amélioration de l'accessibilité
      (RGAA), version 4.1.2
      {failing.length > 0 && ', en raison des non-conformités énumérées ci-dessous'}.
    </p>
    <h3 className="text-2xl text-aube-plum">Résultat des tests</h3>
    <p>
      Notre équipe a évalué elle-même ses pages le {DATE}&nbsp;: ce n'est pas l'audit d'un organisme
      extérieur. Elle constate que <strong>{rate}&nbsp;% des critères applicables sont respectés</strong>.
    </p>
    <dl className="grid grid-cols-1 gap-3 text-center sm:grid-cols-3">
      {(['conforme', 'non conforme', 'non applicable'] as const).map((verdict) => (
        <div
          className="flex flex-col-reverse rounded-[0.375rem] border border-aube-line bg-aube-paper px-4 py-3 shadow-paper"
          key={verdict}
        >
          <dt>{verdict === 'non conforme' ? 'non conforme' : `${verdict}s`}</dt>
          <dd className="font-display text-4xl font-semibold text-aube-plum">{countOf(verdict)}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

const NotAccessible = () => (
  <Section id="non-accessibles" title="Contenus non accessibles">
    <h3 className="text-2xl text-aube-plum">Non-conformités</h3>
    {failing.length === 0 ? (
      <p>Aucune n'est connue.</p>
    ) : (
      <ul className="grid list-disc gap-2 pl-6">
        {failing.map(({ number, note }) => (
          <li key={number}>
            {note} (critère {number})
          </li>
        ))}
      </ul>
    )}
    <h3 className="text-2xl text-aube-plum">Dérogations pour charge disproportionnée</h3>
    <p>Aucune n'est invoquée.</p>
    <h3 className="text-2xl text-aube-plum">Contenus non soumis à l'obligation</h3>
    <p>
      Les sites vers lesquels nos liens mènent (libraires, détaillant, réseaux sociaux) ne dépendent pas de
      nous.
    </p>
  </Section>
);

const Reporting = () => (
  <Section id="signaler" title="Nous signaler un défaut">
    <p>
      Si vous n'arrivez pas à accéder à un contenu ou à un service, écrivez-nous&nbsp;: nous vous répondrons
      dans la semaine, avec une solution ou le contenu sous une autre forme.
    </p>
    <ul className="grid list-disc gap-2 pl-6">
      <li>
        par le <TextLink to={paths.contact}>formulaire de contact</TextLink>,
      </li>
      <li>
        par e-mail à <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>,
      </li>
      <li>par courrier à {legal.address}.</li>
    </ul>
    <h3 className="text-2xl text-aube-plum">Voies de recours</h3>
    <p>
      Vous nous avez signalé un défaut d'accessibilité qui vous empêche d'accéder à un contenu ou à un
      service, et vous n'avez pas obtenu de réponse satisfaisante&nbsp;? Vous pouvez&nbsp;:
    </p>
    <ul className="grid list-disc gap-2 pl-6">
      <li>
        <ExternalLink className={TEXT_LINK} href="https://formulaire.defenseurdesdroits.fr/">
          écrire un message au Défenseur des droits
        </ExternalLink>
        ,
      </li>
      <li>
        <ExternalLink className={TEXT_LINK} href="https://www.defenseurdesdroits.fr/carte-des-delegues">
          contacter son délégué près de chez vous
        </ExternalLink>
        ,
      </li>
      <li>
        envoyer un courrier gratuit, sans timbre, à&nbsp;: Défenseur des droits, Libre réponse 71120, 75342
        Paris CEDEX 07.
      </li>
    </ul>
  </Section>
);

const FACTS = [
  ['Établie le', DATE],
  ['Technologies', 'HTML5, CSS, JavaScript (React), WAI-ARIA, SVG, WebVTT'],
  [
    'Environnement de test',
    "Chromium sous Linux, fenêtres de 320, 360 et 1280 px, clavier, souris et toucher simulés. La restitution a été lue dans l'arbre d'accessibilité\u00a0: aucun lecteur d'écran (NVDA, JAWS, VoiceOver, TalkBack) n'a été employé.",
  ],
  [
    'Outils',
    'axe-core avec toutes ses règles, html-validate, Playwright, et nos propres essais\u00a0: ordre du focus, agrandissement, espacements, pages sans styles, contrastes mesurés au pixel.',
  ],
] as const;

const Method = () => (
  <Section id="methode" title="Comment nous avons évalué">
    <p>
      Un outil a relevé chaque page de l'échantillon, et nous avons lu ses listes critère par critère. Ce
      qu'un outil ne voit pas a été essayé à la main sur quelques pages, ou par nos tests. Un critère est
      respecté si rien de ce que nous avons vu ne le contredit. Une page du jeu ou de l'atelier a été vue par
      un visiteur, un chevalier ou l'équipe, selon qui l'ouvre.
    </p>
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
      {FACTS.map(([label, value]) => (
        <Fragment key={label}>
          <dt className="font-bold">{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
    <h3 className="text-2xl text-aube-plum">Pages vérifiées</h3>
    <ul className="gap-x-10 sm:columns-2">
      {sample.map(({ title, path, isTeam }) => (
        <li className="break-inside-avoid" key={path}>
          {isTeam ? (
            <span className="inline-flex min-h-touch items-center">{title}</span>
          ) : (
            <TextLink tall to={path}>
              {title}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
