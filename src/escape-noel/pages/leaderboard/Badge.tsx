import badge from '@art/escape-noel/badge.svg';
import { counted, formatCount } from '@/lib/french';
import { publisher } from '@/publisher';
import { Medal } from './Medal';

export const BADGE_PICTURE = { width: 400, scale: 2, background: '#1a1a1a' } as const;

/** The knight's badge. Only borders, hexadecimal colours and images: html2canvas captures nothing newer. */
export function Badge({ name, rank, score }: { name: string; rank: number; score: number }) {
  return (
    <div className="bg-[#1a1a1a] p-4 text-nuit-ivory">
      <div className="rounded-lg border-2 border-nuit-gold-deep p-1.5">
        <div className="grid grid-cols-1 justify-items-center rounded-md border border-nuit-gold-deep px-4 pb-5 pt-4 text-center">
          <div className="font-display text-xl font-semibold leading-8 text-nuit-gold">Escape Noël</div>
          <div className="relative h-[350px] w-[280px]">
            <img alt="" className="absolute inset-0 block" height={350} src={badge} width={280} />
            <Medal always className="absolute left-[100px] top-[82px] size-20" place={rank} />
            <div
              className={`absolute inset-x-0 top-[168px] font-display font-semibold leading-[48px] text-nuit-ivory ${rank < 1000 ? 'text-4xl' : 'text-2xl'}`}
            >
              {`Rang ${formatCount(rank)}`}
            </div>
            <div className="absolute inset-x-0 top-[216px] text-xl font-bold leading-8 text-nuit-gold">
              {counted(score, 'point')}
            </div>
          </div>
          <div
            className={`w-full break-words font-display font-semibold leading-[44px] ${name.length > 14 ? 'text-2xl' : 'text-4xl'}`}
          >
            {name}
          </div>
          <div className="pt-2 text-base leading-6 text-nuit-mist">{`Table d'Honneur · ${publisher.name}`}</div>
        </div>
      </div>
    </div>
  );
}
