import CertificateFrame from '@art/escape-noel/certificate-frame.svg?react';
import type { FeastSolution } from '@/backend/feast';
import { counted } from '@/lib/french';
import { frenchDay } from '@/lib/frenchDates';
import { publisher } from '@/publisher';
import { RIDDLE_COUNT } from '../../shared/rules/days';
import { defisText, magicPointsText, riddlesLeft, type FinalFigures } from './figures';
import './certificate.css';

interface CertificateProps {
  name: string;
  figures: FinalFigures;
  /** The sentence of the fragments, found or revealed; null without it. */
  solved: FeastSolution | null;
}

/** The knight's certificate: never on screen, one A4 page when the page is printed (certificate.css). */
export function Certificate({ name, figures, solved }: CertificateProps) {
  const { score, fragmentCount, completedCount, defiCount, finishedAt } = figures;
  const complete = riddlesLeft(completedCount) === 0;
  return (
    <section aria-label="Certificat" className="certificate">
      <CertificateFrame className="certificate-frame" />
      <div className="certificate-words">
        <h2 className="certificate-title">Certificat</h2>
        <p className="certificate-subtitle">de chevalier de la nuit de Noël</p>
        <p>Par la présente, la maison {publisher.name} atteste que</p>
        <p className="certificate-name">{name}</p>
        <p>
          {complete
            ? `a résolu les ${RIDDLE_COUNT} énigmes de l'Avent et rendu sa lumière à l'étoile de l'hiver,`
            : `a résolu ${counted(completedCount, 'énigme')} de l'Avent sur ${RIDDLE_COUNT}, sur le chemin de l'étoile de l'hiver,`}{' '}
          réunissant {counted(fragmentCount, 'fragment')} et {magicPointsText(score ?? 0)}
          {defiCount > 0 && `, et relevant ${defisText(defiCount)}`}
          {solved && `, avec la phrase ${solved.revealed ? 'révélée' : 'retrouvée'}\u00A0:`}
          {!solved && '.'}
        </p>
        {solved && <p className="certificate-sentence">{solved.sentence}</p>}
        {finishedAt !== null && (
          <p className="certificate-date">Fait au royaume, le {frenchDay(finishedAt)}</p>
        )}
        <div className="certificate-foot">
          <img alt="" height={72} src="/brand/logo.svg" width={72} />
          <p>{publisher.name}</p>
        </div>
      </div>
    </section>
  );
}
