import { put, type Fault } from './fault.ts';

/** Faults in the boards of an edition. */
export const BOARD_FAULTS: Readonly<Record<string, Fault>> = {
  'a kind of board that does not exist': {
    change: put('riddles.5.play.kind', 'puzzle'),
    finding:
      "jour 6, play.kind : « puzzle » n'est pas un de ceux-ci : grid, listen, order, pieces, tool, touch, trace, wheel",
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
    finding: 'jour 8, play : 2 réponses possibles, il en faut au moins 1000',
  },
  'an order with one id twice': {
    change: put('riddles.7.play.items.1.id', '1'),
    finding: 'jour 8, play : items : un même id sert deux fois',
  },
  'an order whose answer is in its list': {
    change: put('riddles.7.answers.1', '1 2 3 4 5 6 7'),
    finding: "jour 8, play : « 1 2 3 4 5 6 7 » s'y lit sans jouer",
  },
  'an answer that no order makes': {
    change: put('riddles.7.answers', ['la file']),
    finding: "jour 8, answers : aucune ne peut se faire avec ce que l'on tient en main",
  },
  'a place outside the drawing': {
    change: put('riddles.3.play.places.0.x', 2000),
    finding: 'jour 4, play : places.0.x : sort du décor',
  },
  'a place too small for a finger': {
    change: put('riddles.3.play.places.0.radius', 10),
    finding: 'jour 4, play : places.0.radius : est trop petit pour un doigt',
  },
  'a scene without a description': {
    change: put('riddles.3.play.alt', ' '),
    finding: 'jour 4, play : alt : ne peut pas être vide',
  },
  'a scene of another site': {
    change: put('riddles.3.play.scene', 'https://exemple.fr/bois.webp'),
    finding:
      'jour 4, play : scene : doit commencer par /edition/ ou /storage/v1/object/public/edition-media/',
  },
  'rows of a grid of two lengths': {
    change: put('riddles.11.play.rows.0', '****'),
    finding: "jour 12, play : rows : les rangées n'ont pas toutes la même longueur",
  },
  'a grid of letters and lamps': {
    change: put('riddles.11.play.rows.0', 'ABCDE'),
    finding: 'jour 12, play : rows : des lettres partout, ou nulle part',
  },
  'a message of a ring with accents': {
    change: put('riddles.12.play.message', 'ÉTOILE'),
    finding: "jour 13, play : message : s'écrit en capitales sans accent, avec une espace entre les mots",
  },
  'a dial with one face twice': {
    change: put('riddles.22.play.dials.0', '0012'),
    finding: 'jour 23, play : dials.0 : un même signe y est deux fois',
  },
  'two dials that are tried at once': {
    change: put('riddles.22.play.dials', ['0123', '0123']),
    finding: 'jour 23, play : 16 réponses possibles, il en faut au moins 1000',
  },
  'a bell that is no note': {
    change: put('riddles.6.play.keys.0.note', 'H3'),
    finding: "jour 7, play : keys.0.note : n'est pas une note, comme C5 ou F#4",
  },
  'a place outside the map': {
    change: put('riddles.10.play.nodes.0.x', 900),
    finding: 'jour 11, play : nodes : 01 est hors du cadre',
  },
  'a map without a description': {
    change: put('riddles.10.play.alt', undefined),
    finding: 'jour 11, play : alt : va avec scene',
  },
  'a piece that is already in its place': {
    change: put('riddles.1.play.laid', [0, 8, 4, 7, 2, 6, 3, 1, 5]),
    finding: 'jour 2, play : laid : un morceau est déjà à sa place',
  },
  'a mirror without a line': {
    change: put('riddles.14.play.lines', []),
    finding: 'jour 15, play : lines : en veut deux au moins',
  },
};
