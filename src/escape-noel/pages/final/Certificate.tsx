import CertificateFrame from '@art/escape-noel/certificate-frame.svg?react';
import type { PastEdition } from '@/api/editions';
import type { FinalSentenceSolution } from '@/api/finalSentence';
import { counted } from '@/lib/french';
import { frenchDay } from '@/lib/frenchDates';
import { publisher } from '@/publisher';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { bonusAnswersText, magicPointsText, riddlesLeft, type FinalFigures } from './figures';
import './certificate.css';

interface CertificateProps {
  /** A past edition; null for the current one. */
  edition: PastEdition | null;
  name: string;
  figures: FinalFigures;
  solved: FinalSentenceSolution | null;
}

/** A player's certificate: one page, only when printed (certificate.css). Without a name it has a line to write on. */
export function Certificate({ edition, name, figures, solved }: CertificateProps) {
  const { score, fragmentCount, completedCount, bonusAnswerCount, finishedAt } = figures;
  const complete = riddlesLeft(completedCount) === 0;
  return (
    <section aria-label="Certificat" className="certificate" data-paper>
      <CertificateFrame className="absolute inset-0 size-full" />
      <div className="absolute inset-x-[25mm] bottom-[33mm] top-[72mm] grid content-start justify-items-center gap-[5mm]">
        <h2 className="text-[39pt] leading-none text-aube-plum">Certificat</h2>
        <p className="-mt-[3mm] font-display text-[15pt] text-aube-rose">de chevalier de la nuit de Noël</p>
        <p>Par la présente, la maison {publisher.name} atteste que</p>
        <p className="wrap-anywhere min-w-[90mm] max-w-full border-b-[0.4mm] border-aube-foil px-[7mm] pb-[1mm] font-display text-[29pt] font-semibold leading-[1.2]">
          {name || '\u00A0'}
        </p>
        <p>
          {complete
            ? `a résolu les ${RIDDLE_COUNT} énigmes de l'Avent et rallumé tout un ciel d'étoiles,`
            : `a résolu ${counted(completedCount, 'énigme')} de l'Avent sur ${RIDDLE_COUNT}, sur le chemin des étoiles,`}{' '}
          réunissant {counted(fragmentCount, 'fragment')} et {magicPointsText(score ?? 0)}
          {bonusAnswerCount > 0 && `, et relevant ${bonusAnswersText(bonusAnswerCount)}`}
          {solved && `, avec la phrase ${solved.revealed ? 'révélée' : 'retrouvée'}\u00A0:`}
          {!solved && '.'}
        </p>
        {solved && (
          <p
            className="font-display text-[17pt] font-semibold tracking-[0.06em] text-[#8a6118]"
            lang="fr"
            translate="no"
          >
            {solved.sentence}
          </p>
        )}
        {edition && (
          <p className="text-[11pt]">
            Édition {edition.code}, «&nbsp;{edition.title}&nbsp;»
          </p>
        )}
        {finishedAt !== null && <p className="text-[11pt]">Fait au royaume, le {frenchDay(finishedAt)}</p>}
        <div className="grid justify-items-center gap-[1mm] font-display text-[11pt]">
          <img alt="" height={60} src="/brand/logo.svg" width={60} />
          <p>{publisher.name}</p>
        </div>
      </div>
    </section>
  );
}
