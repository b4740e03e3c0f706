import { add, all, put, type Fault } from './fault.ts';

/** Faults in the texts, the answers and the media of an edition. */
export const TEXT_FAULTS: Readonly<Record<string, Fault>> = {
  'a title that was read in another coding': {
    change: put('title', "L'\uFFFDtoile de l'hiver"),
    finding: 'title : contient « \uFFFD », un signe perdu : le retaper, souvent une lettre accentuée',
  },
  'a hint that was read in another coding': {
    change: put('riddles.1.hints.1.texte', 'Le toit en est blanchi, et la f\uFFFDe dort.'),
    finding:
      'jour 2, indice 2.texte : contient « \uFFFD », un signe perdu : le retaper, souvent une lettre accentuée',
  },
  'an answer that was read in another coding': {
    change: add('riddles.3.answers', 'f\uFFFDe du sapin'),
    finding:
      'jour 4, answers.2 : contient « \uFFFD », un signe perdu : le retaper, souvent une lettre accentuée',
  },
  'a board that was read in another coding': {
    change: put('riddles.7.play.items.0.text', 'Le lutin r\uFFFDveur'),
    finding:
      'jour 8, play.items.0.text : contient « \uFFFD », un signe perdu : le retaper, souvent une lettre accentuée',
  },
  'a text that was converted twice': {
    change: put('riddles.1.hints.1.texte', 'Le toit en est blanchi, et la fÃ©e dort.'),
    finding:
      'jour 2, indice 2.texte : contient « Ã© », un signe perdu : le retaper, souvent une lettre accentuée',
  },
  'a hint that says the answer': {
    change: put('riddles.1.hints.0.texte', 'Pense à un grand château de pierre.'),
    finding: "jour 2, indice 1.texte : la réponse « château » s'y trouve",
  },
  'a description of a picture that says the answer': {
    change: put('riddles.8.media_alt', 'On voit une cheminée.'),
    finding: "jour 9, media_alt : la réponse « cheminée » s'y trouve",
  },
  'the address of a picture that says the answer': {
    change: put('riddles.8.image_url', '/edition/enigmes/la-cheminee.webp'),
    finding: "jour 9, image_url : la réponse « cheminée » s'y trouve",
  },
  'a picture where none is announced': {
    change: put('riddles.1.hints.0.image_url', '/edition/enigmes/jour-05.webp'),
    finding: "jour 2, indice 1.mediatype : « none » alors qu'une image, une vidéo ou un son est donné",
  },
  'a title that says an answer': {
    change: put('title', 'Le château de neige'),
    finding: "title : la réponse « château » s'y trouve",
  },
  'an answer of two days': {
    change: add('riddles.4.answers', 'La Neige'),
    finding: 'jour 5, answers : « La Neige » est déjà une réponse du jour 3',
  },
  'an answer without a letter': {
    change: add('riddles.2.answers', '?!'),
    finding: 'jour 3, answers : « ?! » ne contient ni lettre ni chiffre',
  },
  'a question that accepts its own words': {
    change: all(
      put('riddles.16.question', 'Le trésor est dans le coffre C, or ou argent\u00A0?'),
      put('riddles.16.answers', ['or']),
    ),
    finding: 'jour 17, answers : la liste « C, or » serait juste',
  },
  'a near miss that is accepted': {
    change: put('riddles.1.near_misses', [{ answers: ['un chato'], message: 'Presque.' }]),
    finding: 'jour 2, near_misses.0 : « un chato » est jugé comme une réponse acceptée',
  },
  'a near miss that is there twice': {
    change: put('riddles.1.near_misses', [
      { answers: ['cabane'], message: 'Plus grand.' },
      { answers: ['les cabannes'], message: 'Bien plus grand.' },
    ]),
    finding: "jour 2, near_misses.1 : « les cabannes » est jugé comme une réponse d'un message d'avant",
  },
  'the message of a near miss that says the answer': {
    change: put('riddles.1.near_misses', [{ answers: ['cabane'], message: 'Pense à un château.' }]),
    finding: "jour 2, near_misses.0.message : la réponse « château » s'y trouve",
  },
  'a fragment with the wrong letter': {
    change: put('riddles.0.fragment', 'Braise'),
    finding: 'jour 1, fragment : « Braise » commence par B, il faut L',
  },
  'a fragment of two words': {
    change: put('riddles.0.fragment', 'Lueur douce'),
    finding: 'jour 1, fragment : doit être un seul mot',
  },
  'a fragment that is an answer': {
    change: add('riddles.2.answers', 'Lueur'),
    finding: 'jour 1, fragment : « Lueur » est une réponse du jour 3',
  },
  'a final sentence with a letter too few': {
    change: put('feast.sentence', 'La magie de Noël brille en to'),
    finding: 'feast.sentence : la phrase a 23 lettres, il en faut 24',
  },
  'a final sentence that its hint says': {
    change: put('feast.hints.1', 'La magie de Noël brille en toi\u00A0: recopie-la.'),
    finding: "feast.hints.1 : la réponse « La magie de Noël brille en toi » s'y trouve",
  },
  'a final sentence without a hint': {
    change: put('feast.hints', []),
    finding: 'feast.hints : doit avoir au moins un indice',
  },
  'a final sentence that a day says': {
    change: put('riddles.5.closing', 'La magie de Noël brille en toi, dit la pierre.'),
    finding: "jour 6, closing : la réponse « La magie de Noël brille en toi » s'y trouve",
  },
  'a bonus question whose answer is on the page': {
    change: put('riddles.0.defi.hint', 'Le sapin fait 20 mètres.'),
    finding: "jour 1, defi.hint : défi : la réponse « 20 mètres » s'y trouve",
  },
  'a bonus question without its hint': {
    change: put('riddles.0.defi.hint', undefined),
    finding: 'jour 1, defi.hint : manque',
  },
  'straight quotes': {
    change: put('riddles.0.explanation', 'On dit "ombre".'),
    finding: 'jour 1, explanation : des guillemets droits dans « …On dit "ombre".… »',
  },
  'no no-break space': {
    change: put('riddles.0.description', 'Qui va là ?'),
    finding:
      "jour 1, description : pas d'espace insécable devant « ; », « ! » ou « ? » dans « …Qui va là ?… »",
  },
  'a picture without its address': {
    change: put('riddles.8.image_url', null),
    finding: 'jour 9, image_url : une image est annoncée sans son adresse',
  },
  'a picture without a description': {
    change: put('riddles.8.media_alt', null),
    finding: "jour 9, media_alt : il faut dire ce que l'on voit ou entend, sans donner la réponse",
  },
  'a recording of a day that is no sound': {
    change: put('riddles.8.narration_url', '/edition/enigmes/jour-05.webp'),
    finding: "jour 9, narration_url : n'est pas un son .mp3",
  },
  'a recording of a day from another site': {
    change: put('riddles.8.narration_url', 'https://exemple.fr/lecture.mp3'),
    finding:
      'jour 9, narration_url : doit commencer par /edition/ ou /storage/v1/object/public/edition-media/',
  },
  'the address of a recording that says the answer': {
    change: put('riddles.8.narration_url', '/edition/sons/la-cheminee.mp3'),
    finding: "jour 9, narration_url : la réponse « cheminée » s'y trouve",
  },
  'a picture of another site': {
    change: put('riddles.8.image_url', 'https://exemple.fr/lettre.webp'),
    finding: 'jour 9, image_url : doit commencer par /edition/ ou /storage/v1/object/public/edition-media/',
  },
  'a picture that is none': {
    change: put('riddles.8.image_url', '/edition/sons/jour-07.mp3'),
    finding: "jour 9, image_url : n'est pas une image",
  },
  'a picture that climbs out of its folder': {
    change: put('riddles.8.image_url', '/edition/enigmes/../jour-09.webp'),
    finding:
      "jour 9, image_url : n'est pas l'adresse d'un média : /edition/dossier/nom.webp (ou avif, png, jpg, mp3, mp4), sans espace, accent ni « .. »",
  },
  'a picture that could hold a script': {
    change: put('riddles.8.image_url', '/edition/enigmes/jour-09.svg'),
    finding:
      "jour 9, image_url : n'est pas l'adresse d'un média : /edition/dossier/nom.webp (ou avif, png, jpg, mp3, mp4), sans espace, accent ni « .. »",
  },
  'a film announced for a sound': {
    change: put('riddles.6.mediatype', 'video'),
    finding: 'jour 7, video_url : une vidéo .mp4 est attendue',
  },
  'a kind of medium that does not exist': {
    change: put('riddles.6.mediatype', 'son'),
    finding: 'jour 7, mediatype : est une image, un son, un film, ou rien',
  },
  'a file that is nowhere': {
    change: put('riddles.0.artefact.image_url', '/edition/artefacts/jour-00.webp'),
    finding: 'jour 1, artefact.image_url : le fichier artefacts/jour-00.webp manque',
  },
  "a board's file that is nowhere": {
    change: put('riddles.7.play.items.0.image', '/edition/enigmes/lutin.webp'),
    finding: 'jour 8, play : le fichier enigmes/lutin.webp manque',
  },
  'a film without its other files': {
    change: put('riddles.13.video_url', '/edition/videos/jour-15.mp4'),
    finding: 'jour 14, video_url : le fichier videos/jour-15.mp4 manque',
    workshop: 'asks for the film',
  },
};
