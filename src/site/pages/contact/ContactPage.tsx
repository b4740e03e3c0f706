import { publisher } from '@/publisher';
import { PageIntro } from '@/site/shared/PageIntro';
import { PageHeading } from '@/site/shared/PageHeading';
import { pageTitles } from '@/site/shared/titles';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ContactForm } from './ContactForm';
import { Postbox } from './Postbox';

const networks = [
  {
    name: 'Facebook',
    address: publisher.social.facebook,
    path: 'M14 22v-8h3l.5-3.5H14V8.3c0-1.2.5-1.8 1.9-1.8h1.7V3.2C17.2 3.1 16.2 3 15.2 3 12.5 3 10.6 4.6 10.6 7.7v2.8H7.5V14h3.1v8z',
  },
  {
    name: 'Instagram',
    address: publisher.social.instagram,
    path: 'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zM12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM17.3 5.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  },
] as const;

/** Where to write to the publisher (spec §2 « Contact »). */
export function ContactPage() {
  return (
    <>
      <PageIntro
        heading={<PageHeading title={pageTitles.contact}>Contactez-nous</PageHeading>}
        text="Une question, une envie de rencontre, un dessin à nous montrer&nbsp;? Nous lisons tout, même les lettres écrites au feutre."
      />
      <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 pt-12 sm:px-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        <ContactForm />
        <aside className="grid gap-6">
          <Postbox />
          <div className="grid gap-3 text-center">
            <h2 className="text-2xl text-aube-ink">Suivez la plume</h2>
            <ul className="flex flex-wrap justify-center gap-3">
              {networks.map(({ name, address, path }) => (
                <li key={name}>
                  <a
                    className="flex min-h-touch items-center gap-2 rounded-full border-2 border-ui-line bg-ui-surface px-5 font-bold text-aube-plum transition-colors duration-touch hover:border-aube-plum"
                    href={address}
                    rel="noopener noreferrer"
                    target="_blank"
                  >
                    <svg aria-hidden="true" className="size-5" fill="currentColor" viewBox="0 0 24 24">
                      <path d={path} fillRule="evenodd" />
                    </svg>
                    {name}
                    <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </>
  );
}
