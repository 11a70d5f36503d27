// Orders in which staff forgot something, or which the recording cut off.
import { EVENING_BEFORE_NEW_YEARS_EVE, FRIDAY, SUNDAY_NEAR_CLOSING } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const HALF_HEARD_ORDERS = [
  ...readUtterances(
    FRIDAY,
    `
dos pollos a las dos y media | – | 2 | 14:30 | ? name
un pollo y medio para mañana a la una | – | 1,5 | 21/11 13:00 | ? name
apunta tres pollos para las tres | – | 3 | 15:00 | ? name
dos pollos para Toni | Toni | 2 | – | ? time
apunta un pollo y medio para la Mari | La Mari | 1,5 | – | ? time
tres pollos para mañana, Vicente Soler | Vicente Soler | 3 | – | ? time
un pollo para Encarni el domingo | Encarni | 1 | – | ? time
para Rafa a las dos y media | Rafa | – | 14:30 | ? food
a nombre de Inma para las tres | Inma | – | 15:00 | ? food
pollos para Merche a las dos | Merche | – | 14:00 | ? quantity
pollo para Salva a las dos y cuarto | Salva | – | 14:15 | ? quantity
unos pollos para Teresa a la una y media | Teresa | – | 13:30 | ? quantity
dos pollos | – | 2 | – | ? name time
ponme un pollo y medio | – | 1,5 | – | ? name time
dos pollos y una de bravas para las dos | – | 2 | 14:00 | Patatas bravas × 1; ? name
una de croquetas de jamón para Fina | Fina | – | – | Croquetas de jamón × 1; ? time
un menú familiar para mañana a las dos | – | – | 21/11 14:00 | Menú familiar × 1; ? name
dos pollos, teléfono 655 44 33 22, a las dos | – | 2 | 14:00 | tel 655443322; ? name
dos pollos para Ana, 655 44 33 22 | Ana | 2 | – | tel 655443322; ? time
un pollo para Andrés a las dos, teléfono 655 44 33 | Andrés | 1 | 14:00 | ? phone
dos pollos para Loli a las dos y media, teléfono | Loli | 2 | 14:30 | ? phone
pollo para mañana | – | – | – | ? name quantity time
apunta para Jorge | Jorge | – | – | ? food time
medio pollo con patatas a las dos | – | 0,5 | 14:00 | «con patatas»; ? name
dos pollos para Consuelo a las | Consuelo | 2 | – | ? time
un pollo para a las dos | – | 1 | 14:00 | ? name
Dos pollos para mañana. A nombre de Lucía. | Lucía | 2 | – | ? time
varios pollos para Kiko a las tres | Kiko | – | 15:00 | ? quantity
para Navidad cuatro pollos, Amparo | Amparo | 4 | – | ? time
tres pollos para el domingo a las dos y media | – | 3 | 22/11 14:30 | ? name
dos pollos a nombre de | – | 2 | – | ? name time
paella para seis, Manolo | Manolo | – | – | «paella para 6»; ? time
`,
  ),
  ...readUtterances(
    SUNDAY_NEAR_CLOSING,
    `
dos pollos para Pedro a las dos | Pedro | 2 | – | ? day
un pollo para Clara a la una y media | Clara | 1 | – | ? day
`,
  ),
  ...readUtterances(
    EVENING_BEFORE_NEW_YEARS_EVE,
    `
dos pollos para Toni a las tres y media | Toni | 2 | – | ? day
`,
  ),
];
