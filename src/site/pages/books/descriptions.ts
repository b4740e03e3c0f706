import type { BookSlug } from '@/site/shared/catalogue';

export const descriptions: Readonly<Record<BookSlug, string>> = {
  'petit-fantome-mene-l-enquete':
    "Cette nuit, au château des Trois-Tours, quelque chose a disparu : le doudou de la plus petite des armures. Petit fantôme met sa casquette, sort sa loupe et suit des empreintes de pattes jusque derrière les rideaux. Dans chaque image se cache un indice, et vos enfants le verront souvent avant vous. Une enquête tout en douceur, où l'on apprend à regarder, à écouter, et à ne pas accuser trop vite.",
  'pomme-cannelle':
    "Pomme Cannelle est une petite hérissonne qui habite une maison ronde comme une pomme. Elle cherche la recette du gâteau que faisait sa grand-mère : la mésange se souvient du beurre, l'écureuil apporte la cannelle, et le vent, lui, a gardé l'odeur. Ensemble, ils vont retrouver bien plus qu'un goûter. Un album qui sent bon l'automne, pour parler avec les tout-petits de ceux qui nous manquent et de ce qu'ils nous laissent.",
  'drole-de-petit-fantome':
    "Il voudrait bien faire « Hou ! », mais il ne sort de sa bouche qu'un petit « coucou ». Il voudrait hanter le grenier, mais le grenier est si sombre ! Ce drôle de petit fantôme a peur du noir, comme vous peut-être, comme beaucoup d'enfants. Une histoire à lire à voix basse, lampe allumée puis lampe éteinte, pour apprivoiser la nuit une page après l'autre.",
  'bienvenue-a-l-ecole-maternelle':
    "Ce matin, Ourson a un cartable plus grand que lui. Il y a un portemanteau à son nom, une chanson pour dire bonjour, et une maîtresse qui sait où se rangent les chagrins. Au fil d'une journée entière, de la porte à la sortie, votre enfant reconnaîtra chaque moment avant de le vivre. À lire et à relire dans les semaines qui précèdent la rentrée.",
  'gardienne-des-emotions-1':
    "Au bord du bois vit Ambre, la gardienne d'une lanterne où brûlent toutes les émotions du village. Un soir, la flamme jaune de la joie s'échappe. Pour la rattraper, Ambre devra d'abord faire connaissance avec la flamme bleue, celle que personne ne veut regarder. Un premier tome lumineux, qui donne aux enfants des couleurs pour dire ce qu'ils n'ont pas encore de mots pour dire.",
  'gardienne-des-emotions-2':
    "La flamme rouge gronde au fond de la lanterne, et tout le village se bouche les oreilles. Ambre, elle, décide de s'asseoir et d'écouter. De la montagne qui fume à la rivière qui se tait, elle découvre que la colère garde parfois une porte, et qu'il suffit d'y frapper doucement. Un deuxième tome pour traverser les tempêtes à deux, sans honte et sans cris.",
  'gardienne-des-emotions-3':
    "L'hiver est venu, et une flamme toute petite tremble dans le vent : celle de la peur. Ambre pourrait la souffler, mais une lanterne sans peur n'éclaire plus les trous du chemin. Alors elle la prend dans ses mains et part dans la neige, à la rencontre de ce qui l'effraie. Le troisième voyage de la Gardienne, pour découvrir que le courage n'est pas l'absence de peur, mais une peur que l'on tient par la main.",
  'ordinateur-de-papa-1':
    "Papa dit qu'il travaille. Mais alors, qui a roussi le coin du clavier ? Un mercredi de pluie, Noé pose un doigt sur l'écran, et l'écran s'ouvre comme une fenêtre. Derrière, il y a un château dans les nuages, et un dragon vert très poli qui attend sa leçon de lecture. Une aventure pleine de malice, à lire dès 5 ans avec un grand, ou tout seul un peu plus tard.",
  'ordinateur-de-papa-2':
    "Cette fois, l'écran est plein d'eau, et quelqu'un chante tout au fond. Noé met son masque de plongée, prévient sa petite sœur et saute à pieds joints dans l'ordinateur de Papa. Une baleine bleue les y attend : elle a perdu la fin de sa chanson. Ils apprendront qu'une machine ne sait faire que ce qu'on lui apprend, et que certaines choses ne se trouvent qu'à plusieurs.",
};
