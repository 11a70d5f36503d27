// First names that are rarer, short forms, and Valencian ones. See known-names.ts.

export const MORE_FIRST_NAMES = `Abelardo Abraham Abundio Adam Adán Adelaida Adelina Adolfina Adoración Adora Agapito Ágata Agnès Águeda Aina Aïna
  Aitziber Alan Albano Albertina Aldo Alejo Alexandra Alexandre Alexis Àlvar Alícia Alina Aloma Amadeo Amadeu Amador
  Amaia Ambrosio Amparín Amparito Anastasia Anastasio Andoni Andresito Àngel Àngels Angelina Angelines Angelita
  Angustias Aniceto Antonella Antonieta Antònia Antoñín Apolonia Apolonio Aquilino Arancha Arantxa Aránzazu Ariel
  Aritz Armonía Arnau Asier Asunta Aurea Aureliano Ausiàs Avelina Avelino Axel Ayoub Balbina Baldomero Baltasar Bego
  Benedicto Benicio Benigno Benilde Benja Beni Bernabé Bernardino Bernarda Bernardeta Berto Betlem Bibiana Bienvenida
  Bienvenido Blasa Blaset Boris Brígida Brigitte Camila Camilo Candi Carina Carlitos Carmeta Casilda Casimira Casimiro
  Cati Caterina Catia Cayetana Ceferino Cefe Celeste Celestina Celestino Celina Chari Charito Chelito Chencho Chimet
  Cintia Cinta Cipriano Ciriaco Ciro Claudio Cleo Clotilde Coia Coloma Colette Concepció Conchín Consol Constantino
  Constanza Consuelito Cora Cornelio Cova Covadonga Crescencia Cris Crisanto Cristi Críspulo Cristino Curra Curro
  Dámaso Darío Delia Demetrio Deogracias Desi Desirée Desiderio Dídac Didac Dimas Dionisia Dionisio Dolça Dolors Dora
  Doris Dorita Dorotea Doroteo Doloretes Edelmira Edgardo Edelmiro Edurne Efrén Eladia Eladio Elba Elia Elies Eli
  Eligio Elisabet Elisenda Elisabeth Elma Elpidio Elsa Elvireta Emeterio Emili Emiliano Emma Encarni Eneko Engracia
  Enzo Epifanio Erica Érica Erika Erminia Ernestina Ervigio Escolástica Estanislao Estel Esteve Estíbaliz Eudald
  Eufemia Eugeni Eulogio Eutimio Evaristo Evelyn Ezequiel Fabián Fabiana Fabio Fabiola Fabrizio Facundo Fausto
  Faustino Fede Federica Fefa Fela Feli Feliciano Felicidad Felicitas Felisín Felipa Felíu Fermina Fernán Ferrán Fidel
  Fidela Filomena Filomeno Fito Florencia Florencio Florentina Florentino Florián Florinda Fortunato Francis Francesca
  Frasquita Fructuoso Fulgencio Gabi Gabino Gala Galo Gema Genaro Genís Georgina Gerard Germana Gertrudis Gervasio
  Gianluca Gilberto Gina Ginesa Gisela Godofredo Gorka Goyo Graciela Gregori Gregoria Greta Griselda Gualterio Guiomar
  Guille Guillermina Haydée Helena Helga Heliodoro Heraclio Herminia Herminio Higinio Hipólito Honorio Hortensia
  Humberto Ian Ibai Ignasi Ignacia Igor Iluminada Imanol Imma Indalecio Inmi Íngrid Ingrid Inocencio Íñigo Ione Irati
  Irma Irina Isaac Isaías Isabelino Isandro Isaura Isidora Isidoro Isis Isolda Itziar Iu Ivana Ivet Ivette Ivonne
  Izaskun Jacobo Jacinta Jacob Jan Jana Javiera Jenaro Jenny Jeremías Jessi Jèssica Jimena Joana Joaquinet Joel Jofre
  Jon Jonás Jonatan Joni Jordina Joseba Joselito Joselu Josemi Josito Jose Josune Jovita Juanra Juanvi Judit Juanpe
  Julen Juli Julita Júlia Justa Justina Justiniano Justino Kepa Kike Koldo Lalo Lali Larisa Lázaro Laureano Laurentino
  Lauri Laurita Leandra Leila Lena Leocadia Leocadio Leonardo Leoncio Leonel Leónidas Leopoldo Lía Liberto Librada
  Lidón Ligia Lili Liliana Lino Lionel Lisa Lito Liuba Lluc Llum Loida Lolín Lolina Loreto Luca Lucho Luciano Luciana
  Lucila Lucina Lucio Lucrecia Ludivina Luismi Luisma Luján Lupita Macario Mafalda Magda Maica Maika Maider Malena
  Malu Mamen Manola Manolín Marce Marcela Marcelina Marcelino Marcial Marciano Marco Marga Mariajo Marián Mariana
  Marifé Mariló Marilina Mariluz Marimar Marino Mariona Marita Marivi Marjorie Martí Martita Maru Maruja Masi Mateu
  Maties Maurici Mauro Maxi Maximiliano Maximino Melania Melani Melba Melisa Melissa Melquíades Mencía Merce Meritxell
  Merxe Micaela Michel Miguela Mika Mikel Mila Milena Mili Minerva Miranda Miquela Miriam Miryam Misael Modesta Moisès
  Mònica Moni Morgana Naia Naira Nahia Nahuel Narcís Narciso Natàlia Nataly Natividad Nazaret Nazario Nèlida Nélida
  Nela Nelo Nelson Nemesio Néstor Nica Nicanor Nicasio Nico Nicodemo Nicole Nicoleta Ninfa Nines Noah Nofre Nora
  Norberto Nuno Nuri Nurieta Oceana Octavi Odette Odón Ofelia Oihana Oier Olalla Olaya Olegario Olimpia Olivier Omaira
  Onésimo Oriol Oriola Orencio Oscar Osvaldo Oti Otilia Ovidio Pacífico Pablito Palmira Pamela Pancho Pancracio
  Pascuala Pascualet Patricio Patro Patrocinio Paulina Paulino Pedrín Pedrito Pelayo Penélope Pepín Peret Petra
  Petronila Pía Piluca Pío Plácido Pol Policarpo Ponç Pompeyo Porfirio Práxedes Primi Prudencia Prudencio Queralt
  Quica Quinito Quintín Quima Quimet Rafita Rafaelín Raimon Raimunda Ramonín Ramoneta Raquelita Raül Regina Reinaldo
  Remediets Renata Renato Reyna Richi Rigoberto Roberta Robin Robertito Roc Roger Roque Roland Roldán Romi Romina
  Romualdo Rosabel Rosalina Rosalinda Rosana Rosanna Rosella Rosina Roxana Rubèn Rufi Rufina Rut Sabela Sabina Sabino
  Sabrina Sacramento Salustiano Salvadora Salvadoreta Sami Samanta Samantha Samu Sancho Sandro Santiaga Santina Sarai
  Sarita Saturnina Saturnino Satur Saúl Saula Sebas Sebastiana Secundino Sefi Segismundo Selena Selma Senén Serafín
  Serafina Serena Serxio Servando Severino Sharon Sheila Sigfrido Silvano Silveria Silverio Silvestre Silvina Silvino
  Simeón Simona Simoneta Sira Siro Sisco Sixta Sixto Sócrates Sofi Sonsoles Soraya Stefan Stefania Stella Suni Susa
  Susi Susanita Tadeo Tamar Tano Tárik Tatiana Tecla Telesforo Telmo Teodora Teodosio Teodomiro Teresita Thais Tiago
  Tica Timoteo Tina Tirso Tomasa Tomaset Tomasito Toneta Tonico Torcuato Toribio Trinitario Tristán Txema Txell Uge
  Ulises Ulisses Unax Urbano Urko Ursulina Uxía Uxue Valente Valentina Valerio Valero Valvanera Vanessa Vega Venancio
  Vero Veva Vicenteta Vicentet Vicentín Victorio Victorino Victoriano Vidal Vinyet Violant Violeta Virginio Virtu
  Visantet Visanteta Visent Visentico Visitación Vivian Vladimir Walter Wifredo Wilfredo Ximeta Xaro Xènia Xesc Xoan
  Yanira Yasmina Yeray Yésica Yoana Yoel Yoli Yosune Ysabel Yurena Zacarías Zenobia Zenón Zeus Zoraida Zulema Zulima
  Zuriñe Adrianet Alfons Amàlia Àngela Arcadi Assumpció Assumpta Aurèlia Benet Blanqueta Bàrbara Cèlia Cecilio Ciscu
  Clàudia Cristòfol Elionor Empareta Encarnita Eulàlia Eugènia Fermí Gemmeta Glòria Gonçal Isabelet Ismaíl Josepa
  Josepet Joanet Joaneta Jaumet Laieta Lluïset Llorença Marçal Mariví Matilda Maurí Mercedetes Nataniel Nel Neleta
  Pasquala Pepet Pepeta Pilareta Quelo Remigi Remigio Rosereta Sebastià Sofia Teresí Tomeu Vicentico Ximenet Andranik
  Anait Araksya Arevhat Argam Arus Ashkhen Astrik Azat Bagrat Diran Gegham Hamazasp Hambardzum Haykuhi Heghine Henrik
  Hermineh Hovsep Ishkhan Janna Kamo Lala Lia Lyudmila Maro Martiros Meline Melik Meri Nerses Norayr Paruyr Raffi
  Rubik Rudik Rusanna Ruben Sahak Shahen Shogher Shoghik Silva Smbat Sofik Susan Svetlana Tatul Torgom Vachagan Valya
  Vanik Varazdat Varsenik Vaspurakan Vrezh Yelena Yeranuhi Yeghia Zabel Zaruk Zhanna Zhirayr`;

/** Names that are ordinary words as well: without a capital only what introduces them makes them names. */
export const WORD_NAMES =
  'justo justa salud pura perla modesto modesta plácido pacífico gala urbano máximo luz mar norma iris vega coloma cinta';
