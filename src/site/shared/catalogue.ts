import { publisher } from '@/publisher';

/** A shelf of the catalogue: the single albums, or a series. */
export type ShelfSlug = 'albums' | 'gardienne-des-emotions' | 'ordinateur-de-papa';

/** A book of the house (spec §3 « Book »). */
export interface Book {
  /** Names the book in addresses and in its cover's files. */
  slug: string;
  title: string;
  shelf: ShelfSlug;
  /** The badge on its card, when it belongs to a series. */
  series?: string;
  /** Its place in the series. */
  volume?: number;
  author?: string;
  ageRange: string;
  /** One sentence, for the carousel. */
  teaser: string;
  description: string;
  amazonLink: string;
}

/** A section of the catalogue's page. */
export interface Shelf {
  slug: ShelfSlug;
  title: string;
  /** What is said under its title. */
  introduction: string;
}

/** The three sections, in their order (spec §2 « Books »). */
export const shelves: readonly Shelf[] = [
  {
    slug: 'albums',
    title: 'Albums Uniques',
    introduction: 'Quatre histoires qui se suffisent à elles-mêmes, à lire un soir et à relire le lendemain.',
  },
  {
    slug: 'gardienne-des-emotions',
    title: 'La Gardienne des Émotions',
    introduction: "Une petite fille, une lanterne, et toutes les couleurs de ce que l'on ressent.",
  },
  {
    slug: 'ordinateur-de-papa',
    title: "Que cache l'ordinateur de Papa ?",
    introduction: "De l'autre côté de l'écran commence une forêt. Deux aventures pour les curieux.",
  },
];

const gardienne = 'Série Gardienne des Émotions';
const ordinateur = 'Série Ordinateur de Papa';

/** The whole catalogue, in the order of the shelves (spec §3, §9). */
export const books: readonly Book[] = [
  {
    slug: 'petit-fantome-mene-l-enquete',
    title: "Petit fantôme mène l'enquête",
    shelf: 'albums',
    author: 'Lisandre Aubépin',
    ageRange: '3-8 ans',
    teaser: 'Qui a bien pu emporter le doudou du château ? Petit fantôme sort sa loupe.',
    description:
      "Cette nuit, au château des Trois-Tours, quelque chose a disparu : le doudou de la plus petite des armures. Petit fantôme met sa casquette, sort sa loupe et suit des empreintes de pattes jusque derrière les rideaux. Dans chaque image se cache un indice, et vos enfants le verront souvent avant vous. Une enquête tout en douceur, où l'on apprend à regarder, à écouter, et à ne pas accuser trop vite.",
    amazonLink: publisher.retailer.bookUrl('2000000010'),
  },
  {
    slug: 'pomme-cannelle',
    title: 'Pomme Cannelle',
    shelf: 'albums',
    author: 'Maëlle Hautbois',
    ageRange: '3-8 ans',
    teaser: "Une maison en forme de pomme, une recette perdue, et tout un verger qui s'en mêle.",
    description:
      "Pomme Cannelle est une petite hérissonne qui habite une maison ronde comme une pomme. Elle cherche la recette du gâteau que faisait sa grand-mère : la mésange se souvient du beurre, l'écureuil apporte la cannelle, et le vent, lui, a gardé l'odeur. Ensemble, ils vont retrouver bien plus qu'un goûter. Un album qui sent bon l'automne, pour parler avec les tout-petits de ceux qui nous manquent et de ce qu'ils nous laissent.",
    amazonLink: publisher.retailer.bookUrl('2000000011'),
  },
  {
    slug: 'drole-de-petit-fantome',
    title: 'Drôle de petit fantôme',
    shelf: 'albums',
    author: 'Lisandre Aubépin',
    ageRange: '2-5 ans',
    teaser: 'Un tout petit fantôme qui ne fait peur à personne, et qui a un peu peur du noir.',
    description:
      "Il voudrait bien faire « Hou ! », mais il ne sort de sa bouche qu'un petit « coucou ». Il voudrait hanter le grenier, mais le grenier est si sombre ! Ce drôle de petit fantôme a peur du noir, comme vous peut-être, comme beaucoup d'enfants. Une histoire à lire à voix basse, lampe allumée puis lampe éteinte, pour apprivoiser la nuit une page après l'autre.",
    amazonLink: publisher.retailer.bookUrl('2000000012'),
  },
  {
    slug: 'bienvenue-a-l-ecole-maternelle',
    title: "Bienvenue à l'école maternelle",
    shelf: 'albums',
    author: 'Maëlle Hautbois',
    ageRange: '2-5 ans',
    teaser: 'Un portemanteau, un doudou, une main à lâcher : le grand premier jour, sans larmes ou presque.',
    description:
      "Ce matin, Ourson a un cartable plus grand que lui. Il y a un portemanteau à son nom, une chanson pour dire bonjour, et une maîtresse qui sait où se rangent les chagrins. Au fil d'une journée entière, de la porte à la sortie, votre enfant reconnaîtra chaque moment avant de le vivre. À lire et à relire dans les semaines qui précèdent la rentrée.",
    amazonLink: publisher.retailer.bookUrl('2000000013'),
  },
  {
    slug: 'gardienne-des-emotions-1',
    title: 'La Gardienne des Émotions, tome 1',
    shelf: 'gardienne-des-emotions',
    series: gardienne,
    volume: 1,
    author: 'Solveig Amarante',
    ageRange: '4-8 ans',
    teaser:
      'Au bord du bois, une petite fille veille sur une lanterne où brûlent toutes les émotions du monde.',
    description:
      "Au bord du bois vit Ambre, la gardienne d'une lanterne où brûlent toutes les émotions du village. Un soir, la flamme jaune de la joie s'échappe. Pour la rattraper, Ambre devra d'abord faire connaissance avec la flamme bleue, celle que personne ne veut regarder. Un premier tome lumineux, qui donne aux enfants des couleurs pour dire ce qu'ils n'ont pas encore de mots pour dire.",
    amazonLink: publisher.retailer.bookUrl('2000000014'),
  },
  {
    slug: 'gardienne-des-emotions-2',
    title: 'La Gardienne des Émotions, tome 2',
    shelf: 'gardienne-des-emotions',
    series: gardienne,
    volume: 2,
    author: 'Solveig Amarante',
    ageRange: '4-8 ans',
    teaser: 'La flamme rouge gronde au fond de la lanterne : et si la colère avait quelque chose à dire ?',
    description:
      "La flamme rouge gronde au fond de la lanterne, et tout le village se bouche les oreilles. Ambre, elle, décide de s'asseoir et d'écouter. De la montagne qui fume à la rivière qui se tait, elle découvre que la colère garde parfois une porte, et qu'il suffit d'y frapper doucement. Un deuxième tome pour traverser les tempêtes à deux, sans honte et sans cris.",
    amazonLink: publisher.retailer.bookUrl('2000000015'),
  },
  {
    slug: 'gardienne-des-emotions-3',
    title: 'La Gardienne des Émotions, tome 3',
    shelf: 'gardienne-des-emotions',
    series: gardienne,
    volume: 3,
    author: 'Solveig Amarante',
    ageRange: '4-8 ans',
    teaser: 'Une flamme toute petite tremble dans le vent : Ambre apprend le courage de ceux qui ont peur.',
    description:
      "L'hiver est venu, et une flamme toute petite tremble dans le vent : celle de la peur. Ambre pourrait la souffler, mais une lanterne sans peur n'éclaire plus les trous du chemin. Alors elle la prend dans ses mains et part dans la neige, à la rencontre de ce qui l'effraie. Le troisième voyage de la Gardienne, pour découvrir que le courage n'est pas l'absence de peur, mais une peur que l'on tient par la main.",
    amazonLink: publisher.retailer.bookUrl('2000000016'),
  },
  {
    slug: 'ordinateur-de-papa-1',
    title: "Que cache l'ordinateur de Papa ? Tome 1",
    shelf: 'ordinateur-de-papa',
    series: ordinateur,
    volume: 1,
    ageRange: '5-9 ans',
    teaser: "Papa dit qu'il travaille. Mais qui a roussi le coin du clavier ?",
    description:
      "Papa dit qu'il travaille. Mais alors, qui a roussi le coin du clavier ? Un mercredi de pluie, Noé pose un doigt sur l'écran, et l'écran s'ouvre comme une fenêtre. Derrière, il y a un château dans les nuages, et un dragon vert très poli qui attend sa leçon de lecture. Une aventure pleine de malice, à lire dès 5 ans avec un grand, ou tout seul un peu plus tard.",
    amazonLink: publisher.retailer.bookUrl('2000000017'),
  },
  {
    slug: 'ordinateur-de-papa-2',
    title: "Que cache l'ordinateur de Papa ? Tome 2",
    shelf: 'ordinateur-de-papa',
    series: ordinateur,
    volume: 2,
    ageRange: '5-9 ans',
    teaser: "Cette fois, l'écran est plein d'eau, et quelqu'un chante tout au fond.",
    description:
      "Cette fois, l'écran est plein d'eau, et quelqu'un chante tout au fond. Noé met son masque de plongée, prévient sa petite sœur et saute à pieds joints dans l'ordinateur de Papa. Une baleine bleue les y attend : elle a perdu la fin de sa chanson. Ils apprendront qu'une machine ne sait faire que ce qu'on lui apprend, et que certaines choses ne se trouvent qu'à plusieurs.",
    amazonLink: publisher.retailer.bookUrl('2000000018'),
  },
];

/** A slide of the home page: a book, under the name that the house gives it there. */
export interface FeaturedBook {
  book: Book;
  title: string;
}

/** The four books of the home page's carousel, in their order (spec §2 « Home »). */
export const featuredBooks: readonly FeaturedBook[] = [
  featured('drole-de-petit-fantome', 'Drôle de petit fantôme'),
  featured('pomme-cannelle', 'Pomme Cannelle'),
  featured('gardienne-des-emotions-1', 'La Gardienne des Émotions'),
  featured('bienvenue-a-l-ecole-maternelle', "Bienvenue à l'école maternelle"),
];

function featured(slug: string, title: string): FeaturedBook {
  const book = books.find((candidate) => candidate.slug === slug);
  if (!book) throw new Error(`The catalogue has no book « ${slug} »`);
  return { book, title };
}

/** The ages a book speaks to, both included. */
export interface AgeSpan {
  youngest: number;
  oldest: number;
}

/**
 * Reads « 3-8 ans ».
 * @param ageRange as a book's card shows it.
 */
export function ageSpan(ageRange: string): AgeSpan {
  const [youngest = 0, oldest = 99] = (ageRange.match(/\d+/g) ?? []).map(Number);
  return { youngest, oldest };
}
