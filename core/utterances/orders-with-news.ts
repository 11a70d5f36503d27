// Orders with what has happened before them: who has called, who has come in, why there is one.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const ORDERS_WITH_NEWS = readUtterances(
  FRIDAY,
  `
ha llamado Ana dos pollos para las dos | Ana | 2 | 14:00
llamó Ana, dos pollos para las dos | Ana | 2 | 14:00
Ana llamó y quiere dos pollos para las dos | Ana | 2 | 14:00
ha llamado Ana por dos pollos para las dos | Ana | 2 | 14:00
ha llamado Ana para encargar dos pollos para las dos | Ana | 2 | 14:00
acaba de llamar Ana dos pollos para las dos | Ana | 2 | 14:00
Ana ha pedido dos pollos para las dos | Ana | 2 | 14:00
me han encargado dos pollos para Ana a las dos | Ana | 2 | 14:00
me ha dicho Ana que le apunte dos pollos para las dos | Ana | 2 | 14:00
me dijo Ana que dos pollos para las dos | Ana | 2 | 14:00
han llamado de la peña seis pollos para las dos | La Peña | 6 | 14:00
ha venido Ana, dos pollos para las dos | Ana | 2 | 14:00
ha venido Ana y quiere dos pollos para las dos | Ana | 2 | 14:00
ha venido Ana a encargar dos pollos para las dos | Ana | 2 | 14:00
acaba de pasar Ana a encargar dos pollos para las dos | Ana | 2 | 14:00
entró Ana quiere dos pollos a las dos | Ana | 2 | 14:00
mi madre me ha mandado a por dos pollos, soy Ana, para las dos | Ana | 2 | 14:00
he venido a por dos pollos, soy Ana, para las dos | Ana | 2 | 14:00
ha llegado mi familia dos pollos para las dos soy Ana | Ana | 2 | 14:00
han venido mis suegros así que dos pollos para las dos a nombre de Ana | Ana | 2 | 14:00
dos pollos para Ana a las dos que ha venido su madre | Ana | 2 | 14:00
de parte de Vicent Simó dos pollos a las dos | Vicent Simó | 2 | 14:00
vino tinto y dos pollos para Ana a las dos | Ana | 2 | 14:00 | «vino tinto»
se me ha quemado la comida dos pollos para las dos soy Ana | Ana | 2 | 14:00 | ? dish
ha entrado un pedido dos pollos para Ana a las dos | Ana | 2 | 14:00 | ? dish
`,
);
