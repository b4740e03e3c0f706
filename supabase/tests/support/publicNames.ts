/** Public names that are refused, by reason, and some that resemble them and are free. */
const listed = (text: string): string[] => text.split('|').map((name) => name.trim().replaceAll(/\s+/g, ' '));

export const RESERVED =
  listed(`Admin du jeu | Plume d'Étoile off. | Plume d’Étoile off. | Équipe du site | Equipe du site | Modo | Support | Le Maître du Jeu | Le
Maitre du Jeu | officiel | L'équipe officielle de Plume d'Étoile | Administrateur du jeu | Equipe Plume | Équipe Plume d'Étoile |
AdminAlice | A d m i n | M.o.d.o | L'Admin | Super Admin | superadmin | adm1n | M0d0 | Team Plume | LeMaitreDuJeu | equipedusite |
L'équipe du jeu | Modérateur Noël | Support technique | Compte officiel | Staff | Les admins | Escape Noël | L'équipe Escape Noël |
Directeur du concours | Webmaster | Mod0 | Service client | Chef du site | La modératrice | Éditions Plume d'Étoile | Plumes d'Étoiles
| Plume Detoile | Admin_ | Admin2 | Équipe de Plume | Administratrice | La modératrice | 0ff1c1el | Plume 0fficiel | Éditions Plume |
La maison Plume | La modération | Direction du jeu | La direction | Aide du jeu | Assistance du jeu | Secrétaire du site | Jury du concours |
Le juge du jeu | Bot du jeu | Robot du jeu | L'illustratrice du jeu | L'équipe technique | Équipe technique du jeu | Compte certifié |
Compte vérifié | Game master | GameMaster | Mod | adm!n | M!sterModo`);

export const CONTACTS =
  listed(`0612345678 | 06 12 34 56 78 | tel 0612345678 | 06.12.34.56.78 | 06-12-34-56-78 | 0 6 1 2 3 4 5 6 7 8 | O6 12 34 56 78 | +33 6 12 34 56
78 | zéro six douze trente | zero six 12 34 | discord.gg | evil.com | www.exemple.com | evil point com | evil . com | evil dot com |
evilpointcom | alix at mail.fr | alix arobase exemple.fr | alix arobase exemple | insta alix.b | snap alix | Insta_alix | alix sur snap
| mon insta alix | alix insta | alix gmail | alix arobase gmail | t.me | youtu.be | bit.ly | Discord alix | WhatsApp 06 | snapchat alix
| exemple.org | evil·com | evil.co.uk | tiktok alix | tik tok alix | www exemple | http exemple | laposte.net | Alix e-mail |
06a12b34c56d78 | alix at hotmail | fb alix | telegram alix | instagram.alix | alixdiscord.gg |
０６１２３４５６７８ | ①②③④⑤⑥⑦⑧ | 12 34 56 78 | l2345678 | six douze trente-quatre cinquante-six | appelle le 06 12 34 | goo.gl | linktr.ee |
evil.zip | evil.wtf | evil.pizza | evil.ai | evil.jp | monsite.example | evil com | evil-com | evil_com | alix at mail fr | evil poin com |
evil p0int com | InstaAlix | TikTokAlix | insta2alix | twitch alix | youtube alix | bereal alix | wwwevil | w w w evil`);

export const INSULTS =
  listed(`enc ulé de ta mère | Bite errois | Biterrois de merde | Les biterrois connards | Petite bite rroise | Adolphine la salope |
Amuse-gueule de con | b.i.t.e | La grosse conne | Bitche de merde`);

export const HOLDING_INSULTS =
  listed(`Biterrois | Les Biterrois | Biterroise | Béatrice la Biterroise | Lacépède | Boucheporn | Saligos | Adolphine | Salopek | Le Merdy | La
Ferté-sur-Chiers | Saint-Merd-les-Oussines | Ashkenazi | Askenazi | Eskenazi | Saint-Germer-de-Fly | Saint-Rigomer-des-Bois | Conne-de-Labarde | Viols-en-Laval |
Viols-le-Fort | Cons-la-Grandville | Cons-Sainte-Colombe | Bosc-Bordel | Morteaux-Coulibœuf | Rohrbach-lès-Bitche | Épiez-sur-Chiers |
Cul-de-sac | Gueule-de-loup | Amuse-gueule | Mort-aux-rats`);

export const FREE =
  listed(`Chevalier Noé | Équipe des lutins | Table de Mamie | Les 7 nains | L'équipe de foot | La team | La Team des cousins | Team Noël |
Équipe de Noël | Les copains de l'école | Maître Corbeau | Maîtresse Julie | Maître Yoda | Chef Étoilé | Chef Marmiton | Badminton |
Les rois du badminton | Quasimodo | Comodo | Modeste | Supporter | Supporters du PSG | Admirable | Admiratrice de Noël | Plume |
Plumette | Plume d'oie | Plume d'Or | Plume et Encre | L'Étoile filante | Étoile de Noël | Équipe Plume et Encre | Jean.Paul |
Marie.Curie | J.P. Martin | St.Nicolas | M. Dupont | Mme Martin | Dr Who | Léo 79 | Noël 2024 | Noël 2024-2025 | 1 2 3 soleil | Un deux
trois soleil | Zéro faute | Zéro pointé | Zorro | Numéro 10 | Tel père tel fils | Fan de Roblox | Fan d'insta | Roi de TikTok | Point
final | Point de croix | Mise au point | Le point du jour | Net et clair | Com Ète | Les As du net | Alix B. | Biterrois | Les
Biterrois | Biterroise | Lacépède | Mohammad Mina | Chad Minet | Ahmad Mineur | Roi du jeu | La reine du jeu | Champion du jeu | Joueur
du dimanche | Le jeu de Noël | Jeu de dames | Les gens du voyage | Chez les Martin | Les voisins du 12 | Famille Durand 2012 | Promo 98
| CM2 B | Classe de CE2 | Les Zouzous | Père Noël | Mère Noël | Gardien du feu | Créateur de rêves | Auteur inconnu | Le boss | Boss
final | Big Boss | Patron des lutins | Directeur des rennes | Madame la directrice | Responsable bûche | L'arbitre | Service à thé |
Les organisateurs | L'éditeur | Les éditeurs en herbe | Animateur | Off | Coucou. Me voilà | Salut à toi | Télé Noël | Mobile |
Portable | Le facteur | La Poste | Yahou | Mailys | Maïlys | Émaille | Snapy | Snape | Severus Snape | Instant Noël | Instinct |
Discorde | Twist | Com'une étoile | Fr. Jacques | L'école du jeu | Mado | Les Escapades | Escape game | Team Escape Game | Merlin 20 |
Galaad 2010 | Chevalier 12345 | K2000 | Agent 007 | Capitaine 3000 | Roi Louis 14 | Apollo 11 | Les 12 coups de minuit | Avec
modération | Édition limitée | Saint-Nicolas | Amuse-gueule | Gueule de loup | Adolphine | Les Bitche | Pornic | Wally | Ollie | Théo
Dupont | Concours de bûches | Les fous du site | Fous de jeu | Mes gens | Membre fantôme | Organisation secrète | Maître du feu |
Maître des clés | Maître du temps | Équipe de jour | Les jeunes | Équipe jeunesse | Chef des lutins du jeudi | Les enfants de Plumelec
| Équipe Plumeau | Dieu du jeu | Staffie | Arobas | Équipe de Biterrois |
Équipe 12 | L'équipe 3 | Avec modération | La direction du vent | Juge Dredd | Le robot | Robot rigolo | Aide de camp | La maison du lac |
Édition spéciale | Plume Légère | Installe-toi | L'instant | Instable | Snapper | Il 2345 | Louis 14 | Wwwwwwwwwwwwwww | Rom com | La com |
Télécom | Les ailes du désir | Ciel bleu | Six douze | Un deux trois quatre | Les 3 mousquetaires | Léa.M | Tom.B | E.T. | Wall-E |
À table ! | Youpi ! | Bravo ! | Modou | Modibo | Le monde | Compte à rebours | Maître de chai | Aide-moi`);
