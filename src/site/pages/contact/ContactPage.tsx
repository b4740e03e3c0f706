import FacebookIcon from '@art/icons/facebook.svg?react';
import InstagramIcon from '@art/icons/instagram.svg?react';
import Postbox from '@art/site/postbox.svg?react';
import { publisher } from '@/publisher';
import { PageIntro } from '@/site/shared/PageIntro';
import { ExternalLink } from '@/ui/ExternalLink';
import { ContactForm } from './ContactForm';

const networks = [
  { name: 'Facebook', address: publisher.social.facebook, Icon: FacebookIcon },
  { name: 'Instagram', address: publisher.social.instagram, Icon: InstagramIcon },
] as const;

export function ContactPage() {
  return (
    <>
      <PageIntro
        heading="Contactez-nous"
        text="Une question, une envie de rencontre, un dessin à nous montrer&nbsp;? Nous lisons tout, même les lettres écrites au feutre."
      />
      <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 pt-12 sm:px-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        <ContactForm />
        <aside className="grid gap-6">
          <Postbox className="mx-auto h-auto w-full max-w-xs" />
          <div className="grid break-inside-avoid gap-3 text-center">
            <h2 className="text-2xl text-aube-ink">Suivez la plume</h2>
            <ul className="flex flex-wrap justify-center gap-3">
              {networks.map(({ name, address, Icon }) => (
                <li key={name}>
                  <ExternalLink
                    className="flex min-h-touch items-center gap-2 rounded-full border-2 border-ui-line bg-ui-surface px-5 font-bold text-aube-plum transition-colors duration-touch hover:border-aube-plum"
                    href={address}
                  >
                    <Icon className="size-5" />
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </>
  );
}
