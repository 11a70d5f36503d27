// Trades and looks by which people tell one Paco from another: "Paco el fontanero", "Ana la rubia".
// See docs/rules/voice.md#names.
import { wordSet } from './phrases.rules.ts';

const TRADES = `fontanero electricista carpintero carpintera pintor pintora panadero panadera carnicero carnicera pescadero
  pescadera frutero frutera peluquero peluquera barbero mecánico mecánica taxista camionero camionera albañil jardinero
  jardinera cartero cartera médico médica policía guardia cura maestro maestra profesor profesora farmacéutico farmacéutica
  veterinario veterinaria dentista estanquero estanquera florista herrero cerrajero tapicero butanero pastor zapatero
  zapatera relojero fotógrafo fotógrafa músico conserje portero portera camarero camarera cocinero cocinera churrero
  churrera quiosquero quiosquera lechero lechera ferretero ferretera abogado abogada bombero bombera enfermero enfermera
  modista pescador granjero granjera gruista soldador pastelero pastelera chatarrero notario alcalde alcaldesa concejal`;

const LOOKS = `rubio rubia moreno morena calvo gordo gorda flaco flaca alto alta bajo largo larga corto cojo zurdo zurda
  pelirrojo pelirroja chato chata inglés inglesa francés francesa holandés holandesa alemán alemana belga noruego noruega
  ruso rusa rumano rumana argentino argentina murciano murciana madrileño madrileña andaluz andaluza catalán catalana
  vasco vasca gallego gallega armenio armenia italiano italiana`;

export const NICKNAMES: ReadonlySet<string> = wordSet(`${TRADES} ${LOOKS}`.replaceAll(/\s+/g, ' '));
