/** Names and words that resemble refused ones, or begin like them: none may be refused. */
export const INNOCENT_NAMES =
  `Abricot Alençon Amputé Angélique Annick Arabelle Arabesque Archibald Athéna Attila Bacon Balcon Bambi Bambou Baptiste Barbe
Barnabé Bastien Batman Besançon Bicorne Biton Bitume Bolduc Boloré Bonichon Bordelais Bouffon Bougie Bourgeon Branche Brandon
Brune Burnout Bâton Cacahuète Cacao Cachette Cactus Calcul Caro Chiara Chicorée Chien Chienloup Chiffon Chine Clio Clitandre
Clotilde Clémence Coline Conan Concetta Connie Connor Conrad Constance Constantin Consuelo Corentin Cornichon Culotte Cunégonde
Curie Curtis Côme Dispute Dominique Débit Député Emeraude Enclume Encolie Encre Essex Fabien Fagot Fagotin Falcon Fanny Fantôme
Faucon Façon Fifi Flacon Flocon Foudre Fouine Fourmi Frédérique Furet Furette Félicie Gabin Gabriel Gaia Garance Garcia Garcilaso
Garçon Gaspard Gaston Gaufrette Gaëlle Gaïa Glaçon Gogo Golgoth Gouttelette Graciella Grâce Habit Hector Hercule Hilaire Hilda
Hildegarde Hippolyte Homère Hugo Ida Idalie Idole Idris Ignacio Imane Imbert Iris Isabelle Isidore Isis Itier Jade Jasmine Jihad
Jihane Joséphine Juliette Justin Justine Kacem Kamel Karim Karl Kaïs Kim Kléber Koala Konrad Kylian Kévin Lacon Leçon Lila Lisa
Lola Lopez Lou Louise Lounès Lucas Lucie Lucifer Luciole Lucule Ludivine Luna Lutin Lys Léo Léonie Magnifique Magnolia Majorique
Malo Manon Marguerite Marius Mathilde Maxence Maçon Maël Maëlys Mehdi Mercedes Mercier Meredith Merlin Mermoz Mertens Merveille
Mila Milan Mohamed Mona Mongolfière Mongolie Monique Montenegro Moïse Mutin Myrtille Mâcon Mécanique Mélusine Mérida Nadir Nasira
Natacha Nathan Naziha Nazim Nazir Nazira Neige Nico Nicolas Nikita Nikolaï Nina Ninon Noa Nolan Nouméa Noémie Noël Négrier Négus
Octave Odile Olive Oliver Olivier Omar Ombeline Omer Ondine Orbite Orphée Oscar Osiris Pablo Pedro Perceval Philo Philomène Pierre
Piper Pipo Pippa Pissaro Pissenlit Pistache Piste Pitou Poucet Poupée Poussin Poutine Puteaux Putois Pédalo Pédro Pénibel Pénélope
Pénéloppe Pépita Pétale Pétronille Pétunia Quentin Rachid Rançon Raphaël Raton Renard Robin Rodéric Romane Rosalie Rose Rufus
Rutile Rémi Sabine Sabrina Sacha Salim Salma Salomon Salomé Saloua Salvador Samir Sarah Sextant Sextuor Sidonie Simon Sissi Sixte
Sixtine Soline Sophie Stella Succès Sucette Sucre Sussex Suzanne Suzette Séraphin Tabatha Tabitha Tagliatelle Tancrède Tapas
Tapioca Tapir Tapis Tarek Tartine Terra Terrence Terrible Territoire Thierry Théo Théodore Tigrou Tiphaine Titouan Tocata Tom
Torpédo Tricot Tristan Troubadour Trouvère Ulysse Unique Ursule Utopie Valentin Venise Victor Vigo Viola Violaine Violet Violette
Viollet Violon Virgile Vénus Véronique Wassim Wendy Xavier Yannick Yasmine Yoan Youpi Youri Youssef Yvain Zaza Zita Zizanie Zohra
Zoé Zébulon Zélie Zéphyr
Abitbol Alambic Albâtre Amputée Arbitre Arnica Balconnet Barbotine Bibite Biscotte Bitche Bouclier Boucher Boucon Bretonne Cacatoès
Calculette Canicule Capucine Clairon Clochette Cocon Colibri Compote Computer Concert Concombre Confiture Conflans Confucius Connaître
Connecticut Conquérant Conseil Constant Conte Conteur Conteuse Contessa Coucou Coccinelle Culbuto Culminer Culture Cultivateur Cupidon
Cécile Dandelion Debussy Denise Depardieu Depute Député Députée Digitale Disputer Disputeur Dragon Dragonne Dupuis Dupuy Débiteur
Espiègle Étiquette Faiblesse Faconde Félicité Fennec Fidèle Fiston Flamboyant Fleuret Forgeron Fripon Galopin Garçonnet Gasconne
Gavroche Gouvernail Grelot Grenadine Grenouille Griotte Guépard Habitant Habite Hibiscus Hippocampe Hobbit Icône Impute Jongleur
Joyeux Jonquille Lanterne Laconique Lapin Léopard Licorne Loupiote Macaron Maçonne Maçons Magique Manique Manouche Marron Mascotte
Mécano Médicis Mercure Merlette Minicube Mistral Moustique Musicien Narcisse Nebula Nénuphar Nicobar Orbiter
Oursonne Panique Papillon Paquerette Parapluie Pédale Pédestre Pélican Pénitent Pénitente Péninsule Percute Pétillant Phénix Picon
Pinocchio Pipelette Pipistrelle Pirouette Pistolet Pompon Pornic Pornichet Potiron Pralinette Putter Racontar Radis Ravioli Recul
Reculer Renarde Répute Réputé Réputation Romarin Roudoudou Sabre Salopettes Sarabande Sculpteur Sésame Scorbut Sexagénaire Sifflet
Subite Sucrine Tambour Tonique Topinambour Tunique Tuniques Tricycle Trompette Truculent Unicorne Vacancier Vadrouille Vinci
Dénichons Tapisse Satanique Violine Violoniste Virevolte Ysengrin Zigoto Zinnia`.split(/\s+/);
