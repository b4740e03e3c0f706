import FoilLine from '@art/site/foil-rule.svg?react';
import { PageHeading } from '@/ui/PageHeading';

export function PageIntro({ heading, text }: { heading: string; text: string }) {
  return (
    <header className="mx-auto grid max-w-3xl justify-items-center gap-4 px-4 pt-8 text-center text-[2rem] text-aube-ink sm:px-6 sm:text-5xl md:pt-12">
      <PageHeading>{heading}</PageHeading>
      <FoilRule />
      <p className="text-lg leading-relaxed sm:text-xl">{text}</p>
    </header>
  );
}

export function FoilRule() {
  return <FoilLine className="h-5 w-44 text-aube-foil" />;
}
