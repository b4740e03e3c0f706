/** Shown unless the inline script has run (`data-calme`) in a browser that is recent enough (no `data-ancien`); never without scripts. */
const STYLE = [
  '#trop-ancien{position:relative;z-index:99;margin:0;padding:1rem;border-bottom:2px solid;background:#fff8f0;color:#1c1b4d;text-align:center}',
  '[data-calme]:not([data-ancien]) #trop-ancien{display:none}',
  '@media print{#trop-ancien{display:none}}',
  // What would wait for ever, and the offer to reload.
  '[data-ancien] :is([role=status],.animate-late){display:none}',
].join('');

export const OLD_BROWSER_STYLE =
  `<style>${STYLE}</style><noscript><style>#trop-ancien{display:none}</style></noscript>` as const;

/** Neither « tu » nor « vous »: it stands on every page. Search engines do not quote it. */
export const OLD_BROWSER_NOTICE =
  '<p id="trop-ancien" data-nosnippet>' +
  "Ce navigateur est sans doute trop ancien\u00A0: les boutons de cette page n'y répondent pas. " +
  'Pour jouer, il faut le mettre à jour, ou ouvrir cette page dans un autre navigateur ou sur un autre appareil. ' +
  "Les énigmes s'impriment aussi, depuis un appareil à jour.</p>";
