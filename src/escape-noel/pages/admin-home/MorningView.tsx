import type { ComponentType } from 'react';
import type { Morning } from '@/api/morning';
import { counted } from '@/lib/french';
import { classes } from '@/ui/classes';
import { CheckIcon, InfoIcon, WarningIcon } from '@/ui/icons';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { publisherFindings } from '../../game/admin/publisherFindings';
import { DoorCard } from './DoorCard';
import { morningLines, type MorningLine } from './morningLines';
import { RefusedToday } from './RefusedToday';

const TONES: Readonly<
  Record<MorningLine['tone'], { Icon: ComponentType<{ className?: string }>; look: string; says: string }>
> = {
  fine: { Icon: CheckIcon, look: 'text-nuit-done', says: 'Bien' },
  info: { Icon: InfoIcon, look: 'text-nuit-mist', says: 'À savoir' },
  look: { Icon: WarningIcon, look: 'text-nuit-gold', says: 'À voir' },
};

/** The morning (rule 8.9): one sentence says if all is well, then the door of the day and what to look at. */
export function MorningView({ morning }: { morning: Morning }) {
  const lines = morningLines(morning, publisherFindings());
  const toSee = lines.filter(({ tone }) => tone === 'look').length;
  return (
    <div className="grid gap-5">
      <Verdict toSee={toSee} />
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
        <DoorCard morning={morning} />
        <Sheet className="min-w-0 gap-1 p-4 sm:p-6" title="Ce matin">
          <ul>
            {lines.map((line) => (
              <Line key={line.title} line={line} />
            ))}
          </ul>
        </Sheet>
      </div>
      <RefusedToday answers={morning.refusedAnswers} />
    </div>
  );
}

function Verdict({ toSee }: { toSee: number }) {
  const { Icon, look } = TONES[toSee > 0 ? 'look' : 'fine'];
  return (
    <p className={classes('flex items-center gap-2 text-xl font-bold', look)} role="status">
      <Icon className="size-6 shrink-0" />
      {toSee > 0 ? `${counted(toSee, 'chose', 'choses')} à voir ce matin` : 'Tout va bien ce matin'}
    </p>
  );
}

function Line({ line: { title, tone, texts, link } }: { line: MorningLine }) {
  const { Icon, look, says } = TONES[tone];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-nuit-line py-2 first:border-0 sm:grid-cols-[auto_1fr_auto] sm:items-start">
      <Icon className={classes('mt-0.5 size-5', look)} />
      <div className="wrap-anywhere min-w-0">
        <h3 className="font-text text-base font-bold leading-normal">
          <span className="sr-only">{`${says} : `}</span>
          {title}
        </h3>
        <ul
          className={classes(
            'text-base',
            tone === 'look' ? 'text-nuit-ivory' : 'text-nuit-mist',
            texts.length > 1 && 'list-disc pl-5',
          )}
        >
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <TextLink className="text-base max-sm:col-start-2" tall to={link.to}>
        {link.label}
      </TextLink>
    </li>
  );
}
