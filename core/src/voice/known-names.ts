// First names and surnames as they are written. A recogniser that leaves out capitals and accents is helped
// by them; a name that is not here is taken where it was introduced as one.
import { foldText } from '../kernel/text/fold-text.ts';
import { MORE_FIRST_NAMES, WORD_NAMES } from './more-first-names.ts';

const FIRST_NAMES = `Aarón Abel Abril Adela Adolfo Adrián Adriana África Agustín Agustina Ainhoa Aitana Aitor
  Alba Albert Alberto Alejandra Alejandro Àlex Álex Alfonso Alfredo Alicia Almudena Alonso Álvaro Amalia Amanda Amaya
  Amelia Amparo Ana Anna Anabel Andrea Andreu Andrés Ángel Ángela Ángeles Anselmo Antonia Antonio Antoni Araceli
  Ariadna Armando Arturo Ascensión Asunción Asun Aurelio Aurora Azucena Bárbara Bartolomé Basilio Beatriz Bea Begoña
  Belén Benito Benjamín Bernardo Berta Blai Blanca Blas Borja Bruno Candela Cándida Caridad Carla Carles Carlos
  Carlota Carme Carmela Carmen Carmina Carolina Casandra Catalina Cayetano Cecilia Celia César Chelo Charo Chema
  Clara Claudia Clemente Concepción Concha Conchi Conrado Consuelo Cristian Cristina Cristóbal Daniel Daniela Dani
  David Débora Delfín Diana Diego Dolores Domingo Edu Eduardo Elena Elías Elisa Eloísa Eloy Elvira Emilia Emilio
  Encarna Encarnación Enric Enrique Enriqueta Ernesto Esmeralda Esperanza Esteban Estefanía Estela Ester Esther
  Estrella Eugenia Eugenio Eulalia Eusebio Eva Fátima Federico Felipe Felisa Félix Fermín Fernanda Fernando Ferran
  Fina Flora Fran Francesc Francisca Francisco Fuensanta Gabriel Gabriela Gaspar Gemma Genoveva Gerardo Germán
  Gines Ginés Gloria Gonzalo Gregorio Guadalupe Guillem Guillermo Gustavo Héctor Hermenegildo Hilario Hugo Ignacio Inés
  Inma Inmaculada Irene Iris Isabel Isidro Ismael Israel Iván Izan Jacinto Jaime Jaume Javier Javi Jerónimo Jesús
  Joan Joaquín Joaquina Joaquim Jordi Jorge José Josefa Josefina Josep Josué Juan Juana Juani Juanjo Juanma Juanito
  Judith Julia Julián Juliana Julio Justo Kevin Kiko Laia Lara Laura Leandro Leire Leo Leonor Leticia Lidia Lluís Lluïsa
  Lola Loli Lolo Lorena Lorenzo Lourdes Lucas Lucía Luis Luisa Lupe Luz Macarena Magdalena Manel Manolo Manoli Manolita
  Manuel Manuela Mar Marc Marcelo Marcos Margarita María Mariano Maribel Marina Mario Marisa Marisol Marta Martín
  Martina Mateo Matías Matilde Mauricio Maite Mayte Máximo Melchor Mercedes Merche Mercè Miguel Miguelito Miquel Milagros
  Mireia Míriam Mirian Modesto Mohamed Moisés Mónica Montse Montserrat Nacho Nadia Natalia Nati Nekane Neus Nicolás Nieves
  Noa Noelia Noemí Norma Nuria Núria Octavio Olga Oliver Olivia Óscar Pablo Paca Paco Paloma Paola Paqui Paquita
  Paquito Pascual Patricia Patri Patxi Pau Paula Pedro Pep Pepa Pepe Pepi Pepito Pere Perla Piedad Pilar Primitivo
  Purificación Puri Quico Quique Rafa Rafael Rafaela Raimundo Ramiro Ramón Ramona Raquel Raúl Rebeca Reme Remedios
  Reyes Ricardo Rita Robert Roberto Rocío Rodolfo Rodrigo Rogelio Román Rosa Rosalía Rosario Rosaura Rosendo Rosi
  Rubén Rufino Ruth Salomé Salud Salva Salvador Samuel Sandra Santiago Santi Santos Sara Sebastián Sergi Sergio Silvia
  Simón Sofía Soledad Sonia Sole Susana Tamara Tania Teo Teodoro Teófilo Tere Teresa Tino Tobías Tomás Toni Tonet Toñi
  Trini Trinidad Úrsula Valentín Valeria Vanesa Vera Verónica Vicenta Vicent Vicente Vicenç Víctor Victoria Virginia
  Virtudes Visen Viviana Ximo Xavi Xavier Xelo Xesca Yago Yaiza Yolanda Zaira Zoe Mari Pili Nani Loles Lina Cata Rosita Marieta Antoñita Antoñito Pepita Juanita Luisito Manu Migue
  Toño Tito Tita Nando Quino Chimo Ximena Candelaria Visi Visita Fini Pura Carmencita Conchita Lolita Anita Isa Isabelita
  Aghasi Alik Anahit Anush Ara Arayik Aram Araksi Arman Armen Armine Arpi Arsen Artak Artashes Artur Artyom Ashot Astghik
  Avetis Davit Edgar Gagik Garik Garnik Gayane Gevorg Gor Grigor Gurgen Hakob Hamlet Hasmik Hayk Hayk Hovhannes Hovik
  Hrant Hripsime Karapet Karen Karine Khachik Levon Lilit Lusine Manvel Marine Mariam Mher Mikael Misak Narek Narine
  Nune Nvard Ofelya Ovanes Rafik Robik Ruzanna Samvel Sargis Sarkis Satenik Sevak Shushan Siranush Sona Suren Susanna
  Taguhi Tatevik Tigran Vahan Vahe Vahram Vardan Vartan Varduhi Vazgen Vigen Yeva Yervand Zara Zaruhi Zaven Gohar Ani Arpine Nazeli Mane Syuzanna Hermine Knarik Arevik Anahid Seda Aida Rafayel
  Stepan Petros Poghos Khoren Arshak Aren Erik Hrachya Sasun Seyran Vachik Volodya Yuri Zohrab Shant Nare Astrid Elen Eliza
  Ahmed Ali Fatima Karim Omar Rachid Youssef Ivan Olena Oksana Natasha Andrei Elvis John Peter Mary Michael Wendy Brian
  Cynthia Jennifer Jessica Jonathan Steven Ángeles Carmelo Nerea Naiara Unai Iker Aroa Anaïs Lledó Desamparados Empar
  Vicentica Ramonet Pepico Pepica Ximet Batiste Bautista Bernat Cosme Damián Eliseu Eliseo Fina Gaietà Honorato Llorenç
  Nàsia Onofre Pasqual Quim Remei Roser Sefa Tonica Toñín Voro Llúcia`;

const SURNAMES = `Abad Agulló Aguilar Alarcón Alcaraz Alemany Alemañ Almagro Alonso Álvarez Amat Amorós Andreu Antón Aracil
  Aragonés Arévalo Arnau Arroyo Asencio Asensi Ávila Ayala Aznar Baeza Ballester Baños Barberá Barceló Barrera Bautista
  Belda Beltrán Benavent Benítez Berenguer Bermejo Bernabé Bernabeu Bernal Blanco Blasco Boix Bonet Botella Botía Brotons
  Bru Caballero Cabrera Calatayud Calvo Campello Campos Candela Cano Cánovas Cantó Carbonell Cárdenas Carmona
  Carrasco Carratalá Carrillo Cascales Castaño Castelló Castillo Castro Cebrián Cerdá Cerdán Climent Colomer Conesa Córdoba Coloma
  Cortés Costa Crespo Cruz Cuenca Delgado Devesa Díaz Díez Domènech Doménech Domínguez Durá Escolano Escudero Esclapez
  Espí Espinosa Esteve Esteban Expósito Fernández Ferrández Ferrándiz Ferrer Ferri Ferrero Figueroa Flores Follana Fuentes Fuente
  Fuster Galán Galiana Gallardo Gallego Galvañ García Garrido Garrigós Gil Giménez Giner Gisbert Gómez Gomis González Grau
  Guardiola Guarinos Guerrero Guillén Guillem Gutiérrez Guzmán Heredia Hernández Herrero Herrera Hidalgo Huertas Hurtado
  Ibáñez Ibarra Iborra Iglesias Irles Izquierdo Jiménez Jordá Jover Juan Juárez Lara Latorre Ledesma León Lillo Linares
  Llopis Lloret Llorca Llorens Lledó López Lorenzo Lozano Lucas Luna Macià Maciá Madrid Maestre Manzanares Maestro Maldonado
  Manresa Marco Marcos Marhuenda Marín Marqués Márquez Martín Martínez Mas Mateo Mateu Medina Méndez Mendoza Menéndez Mengual
  Merino Meseguer Miralles Miró Mira Moll Molina Molines Moltó Monllor Montero Montes Montesinos Monzó Mora Morales Morán
  Morant Morante Moreno Moreira Mula Muñoz Murcia Nadal Navarro Navalón Nicolau Nieto Núñez Oliva Oliver Oliver Olmos Orozco Ors
  Ortega Orts Ortiz Ortuño Otero Pacheco Padilla Palomares Palazón Parra Pascual Pastor Payá Peiró Penalva Peñalver
  Peral Perales Pérez Pérez-Reverte Perea Perelló Pertusa Pina Pineda Piqueres Planelles Poveda Prats Prieto Puerto Puig
  Quesada Quiles Quintana Ramírez Ramón Ramos Redondo Reig Requena Rey Reyes Ribera Ribes Richart Rico Ripoll Ríos Rivas
  Rivera Roca Rocamora Rodenas Ródenas Rodrigo Rodríguez Roig Rojas Román Romero Ros Rosado Rosell Rosique Rubio Ruiz Sáez
  Sáinz Sala Salas Salinas Samper San Sánchez Sancho Sanchis Sansano Santana Santiago Santos Sanz Sarrió Segarra Segura Seguí
  Selva Sempere Serna Serra Serrano Signes Sirvent Sola Soler Soria Soriano Soto Such Suárez Tárraga Tejada Tomás Torregrosa Tormo
  Torres Tortosa Trigueros Úbeda Urios Valdés Valera Valero Valls Vargas Vázquez Vega Vela Velasco Vera Verdú Vicedo
  Vicente Vidal Vila Vilaplana Villar Villalba Villena Viñas Vives Yáñez Zamora Zapata Zaragoza Belmonte Hidalgo Pomares
  Sabater Simó Gascó Bañuls Zaragozí Ivorra Pellicer Mollá Esquembre Espinós Gras Escrig Bellver Benlloch Borrás Camarena Caselles Dios Río Valle Monte Castillo Pozo Olmo Pino Barrio Campo Toro Moral Hoyo Arco Corral Cid Cura`;

/** Of two that differ in their accents alone, the first. */
const byFolded = (names: string): ReadonlyMap<string, string> =>
  new Map(
    names
      .split(/\s+/)
      .map((name) => [foldText(name), name] as const)
      .toReversed(),
  );

/** By the name without accents: "maria" → "María". */
export const KNOWN_FIRST_NAMES = byFolded(`${FIRST_NAMES} ${MORE_FIRST_NAMES}`);
export const KNOWN_SURNAMES = byFolded(SURNAMES);

export const NAMES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(foldText(WORD_NAMES).split(' '));
