/** Tests of the comparison in the browser and in the database (rules 3.3, 12.1 to 12.4). The third text is the question. */
export type AnswerCase = [typed: string, accepted: string, question: string];

const pairs = (list: string) =>
  list.split(', ').map((pair): AnswerCase => {
    const [typed = '', accepted = ''] = pair.split(' = ');
    return [typed, accepted, ''];
  });

export const SAME_SOUND: readonly AnswerCase[] = pairs(
  'chato = château, chatau = château, chateaux = château, chatto = château, châtô = château, désembre = décembre, dessembre = décembre, ' +
    'desenbre = décembre, cheminé = cheminée, chemminée = cheminée, cheminer = cheminée, renar = renard, ' +
    'renart = renard, renards = renard, silance = silence, cilence = silence, silense = silence, ceur = cœur, ' +
    'keur = cœur, coeurs = cœur, queur = cœur, treze = treize, neiges = neige, nège = neige, naige = neige, néje = neige, ' +
    'maisson = maison, maizon = maison, méson = maison, meison = maison, mère = mer, maire = mer, mers = mer, traino = traîneau, ' +
    'trénau = traîneau, traineaux = traîneau, traînaud = traîneau, moulain = moulin, moullin = moulin, moulins = moulin, pon = pont, ' +
    'ponts = pont, ponds = pont, lanpe = lampe, lempe = lampe, lampes = lampe, ombres = ombre, onbre = ombre, hombre = ombre, ' +
    'signe = cygne, cigne = cygne, cygnes = cygne, roses = rose, roze = rose, raune = rhône, rène = renne, rennes = renne, rêne = renne, ' +
    'reine = renne, luje = luge, luges = luge, courrage = courage, couraje = courage, kourage = courage, fé = fée, fées = fée, ' +
    'étoil = étoile, étoiles = étoile, flaucon = flocon, flokon = flocon, papiyon = papillon, papillons = papillon, ' +
    'fiye = fille, grenouye = grenouille, écureuille = écureuil, soleille = soleil, oiso = oiseau, oizeau = oiseau, ' +
    'champinion = champignon, pijon = pigeon, plaje = plage, hiboux = hibou, ' +
    'ibou = hibou, orloge = horloge, teatre = théâtre, farmacie = pharmacie, ékla = éclat, eclats = éclat, ' +
    'boulangé = boulanger, rocher = roché, ruché = rucher, forais = forêt, foret = forêt, bonet = bonnet, bonnets = bonnet, né = nez, ' +
    'nés = nez, piez = pieds, pié = pied, chien = chiin, chyen = chien, main = maint, faim = fin, tant = temps, ' +
    'tan = temps, cham = champ, blan = blanc, lon = long, ran = rang, dois = doigt, toi = toit, roix = roi, joix = joie, ' +
    'lou = loup, cou = coup, nui = nuit, boi = bois, sapain = sapin, sapins = sapin, brin = brun, lundis = lundi, samdi = samdie, ' +
    'serf = cerf, ser = cerf, nerfs = ner, oeuil = œil, euf = œuf, neu = nœud, seur = sœur, boeuf = beuf, ' +
    'garsson = garçon, ex æko = ex aequo, straßes = strasse, n° = numéro',
);

/** Other words that sound similar, or are too short to compare by sound. */
export const OTHER_SOUND: readonly AnswerCase[] = pairs(
  'poisson = poison, poison = poisson, dessert = désert, désert = dessert, cour = cœur, cœur = cour, ours = or, mer = mur, loup = lune, ' +
    'lune = luge, luge = lune, rose = robe, renne = rêve, ombre = nombre, ombre = ambre, chemin = cheminée, cousin = coussin, ' +
    'base = basse, case = casse, ruse = russe, douze = douce, treize = tresse, seize = cesse, sapin = savon, chat = chou, ' +
    'château = chapeau, neige = nage, neige = beige, maison = raison, maison = saison, lampe = rampe, pont = port, pont = pain, ' +
    'moulin = mouton, renard = retard, silence = science, courage = cirage, fée = feu, roi = rue, luge = juge, hibou = bijou, ' +
    'cygne = signal, vent = vin, vin = vont, bain = bon, banc = bond, main = mon, grand = grain, gant = gond, blanc = blond, ' +
    'cent = son, tante = tonte, lampe = lompe, bonne = bonnet, fille = fil, ville = vie, bille = bile, soleil = sole, ' +
    'cher = chez, hiver = hier, pluie = plume, nuit = nu, feuille = fouille, œil = ail, écureuil = cercueil, balle = bulle, ' +
    'gui = gué, guerre = gare, jarre = gare, cage = cake, gage = gag, roche = rose, vache = vase, champ = chien, ' +
    'sol = saute, aile = ail, d = t, a = ah, os = eau, eau = haut, au = eau, oh = eau, n = haine',
);

/** Numbers are compared by value, however they are written. */
export const SAME_NUMBER: readonly AnswerCase[] = pairs(
  '07 = 7, 7 = sept, sept = 07, le 07 = 7, 007 = 7, VII = 7, vii = sept, XXII = 22, vingt-deux = 22, vingt deux = XXII, 22 = vingt-deux, set = 7, uit = 8, ' +
    'nœuf = neuf, treize = 13, treze = 13, Treize\u00A0! = 13, katorze = 14, vingt et un = 21, vingt-et-une = 21, trente et un = XXXI, ' +
    'soixante-dix = 70, soixante et onze = 71, soixante-dix-sept = 77, quatre-vingts = 80, quatre-vingt-un = 81, ' +
    'quatre-vingt-dix-neuf = 99, septante-cinq = 75, cent = 100, cent un = 101, deux cents = 200, deux cent trois = 203, ' +
    'trois cent quatre-vingt-douze = 392, mille = 1000, 1 000 = mille, il y en a 1 000 = mille, un = 1, une = 1, zéro = 0, 00 = zéro, le 22 = 22, ' +
    'le numéro 22 = 22, n° 22 = 22, numéro vingt-deux = 22, 22/12 = 22 décembre, le 1/01 = 1 janvier, 22/12/2024 = le 22 décembre, ' +
    '1/01 = 1 janvier, le 22 désembre = 22 décembre, il y en a un = 1, il y en a sept = 7, 7hiboux = sept hibous, ' +
    '22e = 22, le 22ème = 22, 1er janvier = 1 janvier, 22 déc. = 22 décembre, 3 janv. = 3 janvier, 19:30 = 19 h 30, 19h30 = 19 heures 30, ' +
    '7 heures et demie = 7 h 30, 7h30 min = 7 h 30, 30 h = 30 heures, 20m = 20 mètres, vingdeux = 22, vindeux = 22, vin deux = 22, ' +
    'vintcinq = 25, trentedeux = 32, dizuit = 18, dis-sept = 17, quatrevingtdix = 90, vingtéun = 21, quarantetrois = 43, ' +
    'dix mille neuf cent vingt-six = 10926, 10 mille 926 = 10926, deux mille vingt-quatre = 2024, mille trois = 1003, ' +
    'vin mètres = 20 mètres, tranteheure = 30 heures, cin = 5, le un janvier = 1 janvier, deuxjours = 2 jours, trois jours = dans trois jours, ' +
    'cent mille = 100000, mille neuf cents = 1900, dimille neuf cent vingt-six = 10 926',
);

export const OTHER_NUMBER: readonly AnswerCase[] = pairs(
  '13 = 31, 13 = 1, 13 = 14, 70 = 7, 007 = 70, sept huit = 15, sept huit = 78, 7 8 = 7, vingt = 22, vingt vingt = 40, deux trois = 23, ' +
    '1 0 0 0 = 1, cent = sang, sang = 100, vin = 20, V = 5, X = 10, L = 50, IL = 49, 22/11 = 22 décembre, 22/13 = 22 décembre, ' +
    '22/12 = 2212 décembre, six ou sept = 7, sept = sapin, dis = 10, 7,5 = 7, -7 = 8, trente et un = 30, il y a 1 2 lutins = 12 lutins, ' +
    'vincent = 20, 22e = 2, 22 déc. = 22 février, 19:30 = 19, 30 h = 30 min, vingdeux = 20, dix mille = 10, mille vingt = 1200, ' +
    '2.4 = 24, 2+4 = 24, ≠ 24 = 24, > 24 = 24, ~24 = 24, -24 = 24, 24 % = 24, 24+ = 24, –24 = 24, —24 = 24, ‑24 = 24, ﹣24 = 24, ＞24 = 24, ≮24 = 24, ≯ 24 = 24, =/=24 = 24, 24 > = 24, .24 = 24, ' +
    '×24 = 24, √24 = 24, 24％ = 24, dans 7 jours = 7 jours, dici 7 jours = 7',
);

const DAYS = (
  '22, 22.12, 22-12, 22/12, 22 12, 22 - 12, 22.12.2026, 22/12/24, jeudi 22, Jeudi le 22, le jeudi 22 décembre, jeudi 22.12, 22 déc., 22 décembre 2026, ' +
  '22e jour, 22ème jour, jour 22, le jour 22, le 22 du mois, le 22 de ce mois, le vingt-deux décembre, le 22 desambre'
).split(', ');
const OTHER_DAYS = (
  "12/22, 12.22, 12-22, 22/11, 22.11, 22-11, 22 11, 22/1, 2/2, 2.2, 2 2, jeudi 23, jeudi, 23.12, 22 novembre, dans 22 jours, d'ici 22 soirs, il y a 22 jours, " +
  'avant le 22, après le 22.12, sauf le 22, pas le jeudi 22, le 22 ou le 23, 21 22, 22 janvier, 22 mois, le 2212, 22 12 13 14'
).split(', ');

/** Small words around an answer, or words of the question. */
export const IN_A_SENTENCE: readonly AnswerCase[] = [
  ["je suis l'ombre", 'ombre', ''],
  ['tu es mon ombre', 'ombre', ''],
  ["C'est l'ombre\u00A0!", 'ombre', ''],
  ["je crois que c'est une ombre", 'ombre', ''],
  ["la réponse est l'ombre", 'ombre', ''],
  ["cé l'onbre", 'ombre', ''],
  ["l'ombre je suis", 'ombre', ''],
  ['par la cheminée', 'cheminée', ''],
  ['il est entré par la cheminée', 'cheminée', "Par où l'éclat est-il entré\u00A0?"],
  ['il est entré par la cheminé', 'cheminée', "Par où l'éclat est-il entré\u00A0?"],
  ["l'éclat est sous le pont", 'sous le pont', "Où l'éclat est-il caché\u00A0?"],
  ["l'éclat est caché sous un pon", 'sous le pont', "Où l'éclat est-il caché\u00A0?"],
  ['au claire de la lune', 'Au clair de la lune', ''],
  ['clair de lune', 'Au clair de la lune', ''],
  ['sept hiboux me regardent', '7', 'Combien de hiboux te regardent\u00A0?'],
  ['il y a sept hibous', '7', 'Combien de hiboux te regardent\u00A0?'],
  ['je glisse sur une luge', 'luge', 'Sur quoi vas-tu glisser\u00A0? Je glisse sur…'],
  ["c'est le garcon", 'garçon', ''],
  ["c'est le garçon", 'garcon', ''],
  ['porte monnaie', 'portemonnaie', ''],
  ["c'est un porte-monnaie", 'portemonnaie', ''],
  ['la lettre D', 'D', 'Quelle lettre se cache derrière la lettre effacée\u00A0?'],
  ['mon son', 'mon son', ''],
  ['toi', 'toi', ''],
  ['La seconde question, ombre', 'ombre', 'Seconde question\u00A0: qui suis-je\u00A0?'],
  ['lombre', 'ombre', ''],
  ['cestlombre', 'ombre', ''],
  ['dans lechateau', 'château', ''],
  ['laneige', 'neige', ''],
  ['moncoeur', 'cœur', ''],
  ['lakeur', 'cœur', ''],
  ['danslechato', 'château', ''],
  ['bé', 'B', ''],
  ['la lettre B', 'B', ''],
  ["c'est à l'ombre", 'ombre', ''],
  ['j suis l ombre', 'ombre', ''],
  ['il y a sept hiboux', '7', 'Combien de hiboux te regardent\u00A0?'],
  ['-5', '-5', 'Combien de degrés\u00A0?'],
  ['dans 30 heures', '30', "Dans combien d'heures\u00A0?"],
  ['sur la luge', 'luge', 'Sur quoi glisses-tu\u00A0?'],
  ['192 côtés', '192', 'Combien de côtés a le flocon\u00A0?'],
  ['il en reste 3', '3', 'Combien en reste-t-il\u00A0?'],
  // A day: with its weekday, which is not checked, its month and its year, or with other separators.
  ...DAYS.map((typed): AnswerCase => [typed, '22', 'Quel jour passera-t-elle\u00A0?']),
];

export const OTHER_SENTENCE: readonly AnswerCase[] = [
  ['ours renard loup', 'ours', ''],
  ['ours, renard, loup', 'renard', ''],
  ["l'ours et le renard", 'renard', ''],
  ['ombre lumière', 'ombre', ''],
  ['lumière ombre', 'ombre', ''],
  ["ce n'est pas l'ombre", 'ombre', ''],
  ["pas l'ombre", 'ombre', "Ce n'est pas la lumière\u00A0: qu'est-ce\u00A0?"],
  ["n'est pas l'ombre", 'ombre', "Ce n'est pas la lumière\u00A0: qu'est-ce\u00A0?"],
  ['sans ombre', 'ombre', ''],
  ['sur le pont', 'sous le pont', "Où l'éclat est-il caché\u00A0?"],
  ['devant la maison', 'maison', ''],
  ["l'éclat", 'sous le pont', "Où l'éclat est-il caché\u00A0?"],
  ['sept huit hiboux', '7', 'Combien de hiboux te regardent\u00A0?'],
  ['quatre 13', '13', 'Quatre branches de quatre lanternes\u00A0: combien\u00A0?'],
  ['le la les', 'la', ''],
  ['de la lune', 'Au clair de la lune', ''],
  // Words that turn or limit a sentence, by sound, whatever the question's words.
  ['il y a trois jours', 'dans trois jours', 'Quel jour passera-t-elle\u00A0?'],
  ['ilya 3 jours', 'dans trois jours', 'Quel jour passera-t-elle\u00A0?'],
  ["y'a trois jours", 'dans trois jours', 'Quel jour passera-t-elle\u00A0?'],
  ['voilà trois jours', 'dans trois jours', 'Quel jour passera-t-elle\u00A0?'],
  ['il y a 30 heures', '30', "Dans combien d'heures\u00A0?"],
  ['avant le 1er janvier', '1er janvier', "Avant-hier, j'avais sept ans. Quel jour\u00A0?"],
  ["jusqu'au 1er janvier", '1er janvier', "Jusqu'à quand\u00A0?"],
  ['moins de 3', '3', 'Combien de pesées faut-il, au moins\u00A0?'],
  ['plus de 3', '3', 'Combien en faut-il de plus\u00A0?'],
  ['non, la cheminée', 'cheminée', 'Dis le nom de chaque image.'],
  ['la cheminée, nan', 'cheminée', 'Dis le nom de chaque image.'],
  ['la cheminée, pas', 'cheminée', 'Encore un pas\u00A0: par où\u00A0?'],
  ['la moitié de 24', '24', 'En combien de nuits en avait-elle couvert la moitié\u00A0?'],
  ['le double de 24', '24', 'Une brume double chaque nuit.'],
  ['vers le 22', '22', ''],
  // Lists of the question's words.
  ['A, B, C', 'B', 'La fleur est en A, B ou C.'],
  ['A, B', 'B', 'La fleur est en A, B ou C.'],
  ['C, B', 'B', 'La fleur est en A, B ou C.'],
  ['A, C', 'C', 'La fleur est en A, B ou C.'],
  ['N, X, S, E, Q, X, T', 'T', 'Le ciel écrit N, X, S, E, Q, X, T…'],
  ['T, E', 'T', ''],
  ['lune, hiver', 'hiver', 'Dame la Lune a mis ses gants.'],
  ['la lune / hiver', 'hiver', 'Dame la Lune a mis ses gants.'],
  ['lune ou hiver', 'hiver', 'Dame la Lune ou la neige\u00A0?'],
  ...OTHER_DAYS.map((typed): AnswerCase => [typed, '22', 'Quel jour passera-t-elle\u00A0?']),
  ['mardi 22 décembre', 'jeudi 22 décembre', 'Quel jour passera-t-elle\u00A0?'],
  ['22 décembre', '22', 'Combien de lutins\u00A0?'],
  ['22.12', '22', 'Combien de lutins\u00A0?'],
  ['sur 3', '3', 'Une lanterne sur trois brille. Combien\u00A0?'],
  ['sous 100', '100', 'Quel nombre se cache sous la neige\u00A0?'],
  ['entre 24', '24', 'Combien de coups entre le premier et le dernier\u00A0?'],
  ['loin de la luge', 'luge', 'Au loin, une lueur. Que vois-tu\u00A0?'],
  ['nulle luge', 'luge', "Nul n'a besoin de roue. Que vois-tu\u00A0?"],
  ['à part la luge', 'luge', 'Par où part-elle\u00A0?'],
  ['dès demain', 'demain', 'Des lutins arrivent dès quand\u00A0?'],
  ['', 'ombre', ''],
  ['🎄', 'ombre', ''],
];
