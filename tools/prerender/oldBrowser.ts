/** Hides the notice once the inline script has run (`data-calme`) in a browser that is recent enough (no `data-ancien`), and without scripts. */
export const OLD_BROWSER_STYLE =
  '<style>html[data-calme]:not([data-ancien]) #ancien{display:none}</style>' +
  '<noscript><style>#ancien{display:none}</style></noscript>';

/** The look of `NeedsScripts`: the game's HTML files have its rules already. */
const LOOK =
  'relative z-10 mx-3 mt-10 border-2 border-nuit-gold bg-nuit-night p-4 text-center text-nuit-ivory';

/** Neither « tu » nor « vous », and short: it is in every HTML file, whose size delays the first paint. */
export const OLD_BROWSER_NOTICE =
  `<p class="${LOOK}" id="ancien">` +
  'Ce navigateur est trop ancien pour jouer\u00A0: il faut le mettre à jour, prendre un autre appareil, ou demander les énigmes imprimées.</p>';
