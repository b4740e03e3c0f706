import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * The one set of design tokens. Colours are hexadecimal because the picture capture library cannot read
 * `oklch()` or `color-mix()`; opacity variants are written out as `rgba()` for the same reason.
 *
 * « aube » is the site's light (dawn), « nuit » the game's (night).
 */
const config: Config = {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      white: '#FFFFFF',
      aube: {
        cream: '#FFF8F0',
        lilac: '#F4E8F6',
        blue: '#E7EEFB',
        ink: '#2B2350',
        muted: '#5A5080',
        plum: '#6B3F8F',
        'plum-deep': '#54307A',
        rose: '#B8406A',
        foil: '#C8963E',
        line: '#E2D3EA',
        paper: '#FFFDFA',
        done: '#1F7A52',
        alert: '#A3264F',
        'alert-soft': '#FCE9EF',
      },
      nuit: {
        deep: '#0A0F24',
        night: '#12163A',
        dusk: '#1C1B4D',
        veil: '#2A2A66',
        line: '#4A4A8C',
        gold: '#F5C862',
        'gold-deep': '#C8963E',
        dim: '#A8925A',
        ivory: '#FFF6DC',
        mist: '#C9C4E8',
        done: '#5FD3A2',
        'done-deep': '#123F36',
        berry: '#E0566F',
        'berry-deep': '#4A1830',
        'berry-soft': '#FFB3C0',
      },
      /** What shared components speak: `src/app/styles.css` gives each its colour in each of the two lights. */
      ui: {
        surface: 'var(--ui-surface)',
        veil: 'var(--ui-veil)',
        ink: 'var(--ui-ink)',
        muted: 'var(--ui-muted)',
        line: 'var(--ui-line)',
        field: 'var(--ui-field)',
        input: 'var(--ui-input)',
        accent: 'var(--ui-accent)',
        'accent-deep': 'var(--ui-accent-deep)',
        'accent-text': 'var(--ui-accent-text)',
        'on-accent': 'var(--ui-on-accent)',
        gold: 'var(--ui-gold)',
        'gold-bright': 'var(--ui-gold-bright)',
        'gold-edge': 'var(--ui-gold-edge)',
        'on-gold': 'var(--ui-on-gold)',
        foil: 'var(--ui-foil)',
        danger: 'var(--ui-danger)',
        'danger-deep': 'var(--ui-danger-deep)',
        'on-danger': 'var(--ui-on-danger)',
        alert: 'var(--ui-alert)',
        'alert-soft': 'var(--ui-alert-soft)',
        done: 'var(--ui-done)',
        'done-soft': 'var(--ui-done-soft)',
        focus: 'var(--ui-focus)',
        backdrop: 'var(--ui-backdrop)',
      },
    },
    fontFamily: {
      display: ['Fraunces', 'Fraunces Fallback', 'Fraunces Android', 'Georgia', 'Times New Roman', 'serif'],
      text: ['Nunito', 'Nunito Fallback', 'Nunito Android', 'Arial', 'sans-serif'],
    },
    borderRadius: {
      none: '0',
      sm: '0.5rem',
      md: '0.875rem',
      lg: '1.25rem',
      xl: '2rem',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      paper: '0 1px 2px rgba(43, 35, 80, 0.10), 0 6px 16px rgba(43, 35, 80, 0.10)',
      lifted: '0 2px 4px rgba(43, 35, 80, 0.12), 0 16px 36px rgba(43, 35, 80, 0.18)',
      night: '0 2px 6px rgba(0, 0, 0, 0.35), 0 18px 44px rgba(0, 0, 0, 0.45)',
      foil: 'inset 0 0 0 1px rgba(200, 150, 62, 0.55)',
      halo: '0 0 24px rgba(245, 200, 98, 0.45)',
    },
    transitionDuration: {
      touch: '200ms',
      scene: '700ms',
      long: '900ms',
    },
    transitionTimingFunction: {
      breath: 'cubic-bezier(0.22, 0.8, 0.28, 1)',
    },
    extend: {
      /** What a touch changes, and nothing else: the browser looks at each of these whenever an element is styled again. */
      transitionProperty: {
        touch: 'color, background-color, border-color, translate, scale',
        colors: 'color, background-color, border-color',
      },
      // In pixels: a finger does not grow with the text.
      minHeight: { touch: '44px' },
      minWidth: { touch: '44px' },
      animation: { turn: 'turn 1.4s linear infinite', late: 'late 1ms 10s backwards' },
      keyframes: {
        turn: { to: { transform: 'rotate(360deg)' } },
        /** For what is said of a wait that lasts. */
        late: { from: { visibility: 'hidden' } },
      },
    },
  },
  plugins: [
    // What is not to be pressed, whether or not it may have the focus (src/ui/Button.tsx).
    plugin((tailwind) => tailwind.addVariant('unavailable', '&:is(:disabled, [aria-disabled="true"])')),
    // A window narrower than 320 px of unenlarged text (in a media query a `rem` is what the reader has set): the room goes to the
    // words, not to what is between them, and a word that is too long is cut.
    plugin((tailwind) => {
      const body = { 'overflow-wrap': 'anywhere', hyphens: 'auto' };
      // « Confort de lecture » enlarges a `rem`, except that of media queries.
      const enlarged: [media: string, root: string][] = [
        ['@media (width < 20rem)', ':root'],
        ['@media (width < 23rem)', ':root:is([data-texte="115"], [data-espacement])'],
        ['@media (width < 26rem)', ':root[data-texte="130"]'],
        ['@media (width < 32rem)', ':root[data-texte="150"]'],
      ];
      tailwind.addVariant(
        'enlarged',
        enlarged.map(([media, root]) => `${media} { ${root} & }`),
      );
      for (const [media, root] of enlarged)
        tailwind.addBase({ [media]: { [root]: { '--spacing': '4px' }, [`${root} body`]: body } });
    }),
    // No room for words at the corners of a day's stage, beside its medallion (rule 3.19).
    plugin((tailwind) => {
      const crowded: [media: string, root: string][] = [
        ['@media (width < 40rem)', ':root'],
        ['@media (width < 52rem)', ':root:is([data-texte="115"], [data-espacement])'],
        ['@media (width < 58rem)', ':root[data-texte="130"]'],
        ['@media (width < 68rem)', ':root[data-texte="150"]'],
      ];
      tailwind.addVariant(
        'crowded',
        crowded.map(([media, root]) => `${media} { ${root} & }`),
      );
    }),
    // The headers are a menu where their text is larger than what their row was measured for.
    plugin((tailwind) => {
      tailwind.addVariant('header-row', ':root:not([data-texte], [data-espacement]) &');
    }),
  ],
};

export default config;
