// The drawings of the public pages, by name, each with its measures. A photograph of the same name
// under DATA_DIR/images/site stands in for a drawing (see site-picture.tsx).
import basketball from './art/basketball.svg';
import catering from './art/catering.svg';
import coldOven from './art/cold-oven.svg';
import eventHall from './art/event-hall.svg';
import family from './art/family.svg';
import fiesta from './art/fiesta.svg';
import fusionArmenia from './art/fusion-armenia.svg';
import fusionSpain from './art/fusion-spain.svg';
import fusionTogether from './art/fusion-together.svg';
import heroChicken from './art/hero-chicken.svg';
import heroFamily from './art/hero-family.svg';
import heroPaella from './art/hero-paella.svg';
import heroPhone from './art/hero-phone.svg';
import heroTable from './art/hero-table.svg';
import oven from './art/oven.svg';
import privateParty from './art/private-party.svg';
import reservation from './art/reservation.svg';
import townMap from './art/town-map.svg';
import twoHands from './art/two-hands.svg';

type Drawing = { src: string; width: number; height: number };

const drawing = (src: string, width: number, height: number): Drawing => ({ src, width, height });

export const ART = {
  basketball: drawing(basketball, 640, 640),
  catering: drawing(catering, 640, 480),
  'cold-oven': drawing(coldOven, 640, 640),
  'event-hall': drawing(eventHall, 1600, 640),
  family: drawing(family, 960, 960),
  fiesta: drawing(fiesta, 1400, 700),
  'fusion-armenia': drawing(fusionArmenia, 640, 480),
  'fusion-spain': drawing(fusionSpain, 640, 480),
  'fusion-together': drawing(fusionTogether, 640, 480),
  'hero-chicken': drawing(heroChicken, 800, 800),
  'hero-family': drawing(heroFamily, 800, 800),
  'hero-paella': drawing(heroPaella, 800, 800),
  'hero-phone': drawing(heroPhone, 800, 800),
  'hero-table': drawing(heroTable, 800, 800),
  oven: drawing(oven, 800, 800),
  'private-party': drawing(privateParty, 640, 480),
  reservation: drawing(reservation, 640, 480),
  'town-map': drawing(townMap, 960, 640),
  'two-hands': drawing(twoHands, 1200, 640),
} as const satisfies Record<string, Drawing>;

export type ArtName = keyof typeof ART;
