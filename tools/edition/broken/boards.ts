import { put, type Fault } from './fault.ts';

/** Faults in the boards of an edition. */
export const BOARD_FAULTS: Readonly<Record<string, Fault>> = {
  'a kind of board that does not exist': {
    change: put('riddles.5.play.kind', 'puzzle'),
    finding: "jour 6, play.kind : « puzzle » n'est pas un jeu connu",
  },
  'a board without a kind': { change: put('riddles.5.play', {}), finding: 'jour 6, play.kind : manque' },
  'an unknown key of a board': {
    change: put('riddles.3.play.note', 3),
    finding: "jour 4, play : note : n'est pas attendu",
  },
  'a board that says the answer': {
    change: put('riddles.1.play.note', 'Le chemin du château'),
    finding: "jour 2, play : note : n'est pas attendu",
  },
  'an order of two elements': {
    change: put('riddles.7.play.items', [
      { id: '1', text: 'Un' },
      { id: '2', text: 'Deux' },
    ]),
    finding: 'jour 8, play : Avec deux choses, on peut trouver en essayant : il en faut sept au moins',
  },
  'an order with one id twice': {
    change: put('riddles.7.play.items.1.id', '1'),
    finding: 'jour 8, play : éléments : un même numéro sert deux fois',
  },
  'an order whose answer is in its list': {
    change: put('riddles.7.answers.1', '1 2 3 4 5 6 7'),
    finding:
      "jour 8, play : La solution se voit sans jouer : c'est l'ordre du début, ou l'inverse ; « Mélanger autrement »",
  },
  'an answer that no order makes': {
    change: put('riddles.7.answers', ['la file']),
    finding:
      "jour 8, play : La solution n'est pas encore montrée : la faire sur le jeu, puis « C'est la solution »",
  },
  'a place outside the drawing': {
    change: put('riddles.3.play.places.0.x', 2000),
    finding: 'jour 4, play : lieu 1, de gauche à droite : sort du décor',
  },
  'a place too small for a finger': {
    change: put('riddles.3.play.places.0.radius', 10),
    finding: 'jour 4, play : lieu 1, taille : est trop petit pour un doigt',
  },
  'a scene without a description': {
    change: put('riddles.3.play.alt', ' '),
    finding: 'jour 4, play : description du fond : ne peut pas être vide',
  },
  'a scene of another site': {
    change: put('riddles.3.play.scene', 'https://exemple.fr/bois.webp'),
    finding:
      'jour 4, play : image du fond : doit commencer par /edition/ ou /storage/v1/object/public/edition-media/',
  },
  'rows of a grid of two lengths': {
    change: put('riddles.11.play.rows.0', '****'),
    finding: "jour 12, play : rangées : les rangées n'ont pas toutes la même longueur",
  },
  'a grid of letters and lamps': {
    change: put('riddles.11.play.rows.0', 'ABCDE'),
    finding: 'jour 12, play : rangées : des lettres partout, ou nulle part',
  },
  'a message of a ring with accents': {
    change: put('riddles.12.play.message', 'ÉTOILE'),
    finding: "jour 13, play : message : s'écrit en capitales sans accent, avec une espace entre les mots",
  },
  'a dial with one face twice': {
    change: put('riddles.22.play.dials.0', '0012'),
    finding: 'jour 23, play : molette 1 : un même signe y est deux fois',
  },
  'two dials that are tried at once': {
    change: put('riddles.22.play.dials', ['0123', '0123']),
    finding:
      "jour 23, play : Ce cadenas s'ouvre en essayant : il lui faut une molette de plus, ou plus de signes sur chacune",
  },
  'a bell that is no note': {
    change: put('riddles.6.play.keys.0.note', 'H3'),
    finding: "jour 7, play : touche 1, note : n'est pas une note, comme C5 ou F#4",
  },
  'a place outside the map': {
    change: put('riddles.10.play.nodes.0.x', 900),
    finding: 'jour 11, play : points : 01 est hors du cadre',
  },
  'a map without a description': {
    change: put('riddles.10.play.alt', undefined),
    finding: 'jour 11, play : description du fond : va avec une image du fond',
  },
  'a piece that is already in its place': {
    change: put('riddles.1.play.laid', [0, 8, 4, 7, 2, 6, 3, 1, 5]),
    finding: 'jour 2, play : morceaux au début : un morceau est déjà à sa place',
  },
  'a mirror without a line': {
    change: put('riddles.14.play.lines', []),
    finding: 'jour 15, play : lignes : en veut deux au moins',
  },
};
