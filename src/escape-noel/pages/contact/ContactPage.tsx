import SealedLetter from '@art/escape-noel/sealed-letter.svg?react';
import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { Card } from '@/ui/Card';
import { PreviousIcon } from '@/ui/icons';
import { TextLink } from '@/ui/TextLink';
import { PageHeading } from '@/ui/PageHeading';
import { ContactForm } from './ContactForm';

export function ContactPage() {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-3 pt-8 sm:px-6">
      <Link
        className="inline-flex min-h-touch items-center gap-2 justify-self-start rounded-md font-bold text-nuit-gold underline-offset-4 hover:underline"
        to={paths.game.landing}
      >
        <PreviousIcon /> Retour à l'accueil
      </Link>
      <Card className="relative mt-20 grid gap-6 p-5 pt-24 sm:p-10 sm:pt-28" foil>
        <SealedLetter className="absolute inset-x-0 -top-20 mx-auto h-auto w-56 sm:w-64" />
        <div className="grid gap-2 text-center">
          <PageHeading className="text-3xl sm:text-4xl">Nous contacter</PageHeading>
          <p className="text-ui-muted">
            Une énigme qui résiste, une question, un mot doux ? Confie ton message au messager de la nuit.
          </p>
        </div>
        <ContactForm />
        <p className="text-center">
          Tu peux aussi nous écrire à{' '}
          <TextLink tall to={`mailto:${publisher.contactEmail}`}>
            {publisher.contactEmail}
          </TextLink>
        </p>
      </Card>
    </div>
  );
}
