import { classes } from '@/ui/classes';

interface Metal {
  light: string;
  mid: string;
  dark: string;
  ribbon: string;
  ribbonDark: string;
}

const gold: Metal = {
  light: '#fff3cf',
  mid: '#f5c862',
  dark: '#b87a24',
  ribbon: '#b83e5e',
  ribbonDark: '#8f2b4c',
};
const silver: Metal = {
  light: '#ffffff',
  mid: '#cfd6ff',
  dark: '#7e86bd',
  ribbon: '#4a4a9e',
  ribbonDark: '#2e2f78',
};
const bronze: Metal = {
  light: '#ffd9b0',
  mid: '#d98f52',
  dark: '#8a4f28',
  ribbon: '#2f6b5a',
  ribbonDark: '#1d4a40',
};
/** Of every other rank: blue enamel. */
const enamel: Metal = {
  light: '#8f95d6',
  mid: '#3d4aa3',
  dark: '#1f2564',
  ribbon: '#6b4a95',
  ribbonDark: '#43286a',
};

const metals = [gold, silver, bronze] as const;
const names = ["Médaille d'or", "Médaille d'argent", 'Médaille de bronze'] as const;

const STAR = 'M32 27Q33.900 38.100 45 40 33.900 41.900 32 53 30.100 41.900 19 40 30.100 38.100 32 27Z';

function draw({ light, mid, dark, ribbon, ribbonDark }: Metal): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
    <defs><linearGradient id="m" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
    <path fill="${ribbonDark}" d="M16 2h12l8 22-9 4z"/><path fill="${ribbon}" d="M48 2H36l-8 22 9 4z"/>
    <circle cx="33.500" cy="42" r="20" fill="#050818" opacity=".45"/>
    <circle cx="32" cy="40" r="20" fill="url(#m)"/><circle cx="32" cy="40" r="15.500" fill="${dark}" opacity=".55"/>
    <path fill="${light}" d="${STAR}"/></svg>`;
}

const address = (metal: Metal) =>
  `data:image/svg+xml,${encodeURIComponent(draw(metal).replaceAll(/\s+/g, ' '))}`;
const addresses = metals.map(address);
const enamelAddress = address(enamel);

interface MedalProps {
  rank: number;
  /** On the badge every rank has a medal; in the ranking the first three only. */
  always?: boolean;
  className?: string;
}

/** Gold, silver, bronze. An image, because the picture capture library does not see inline drawings. */
export function Medal({ rank, always = false, className }: MedalProps) {
  const source = addresses[rank - 1] ?? (always ? enamelAddress : undefined);
  if (source === undefined) return null;
  return (
    <img
      alt={names[rank - 1] ?? ''}
      className={classes('inline-block', className)}
      height={64}
      src={source}
      width={64}
    />
  );
}
