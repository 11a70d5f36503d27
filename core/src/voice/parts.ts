// What the readers make of spans of tokens, before they are put together as an order.
import type { ClockTime, Day } from '../kernel/time/madrid-time.ts';

/** What may be said in two ways, as an order's doubts name it. */
export type Field = 'name' | 'quantity' | 'time' | 'day' | 'phone' | 'dish';

/** When in the day: it decides between eight in the morning and in the evening. */
export type DayPeriod = 'morning' | 'noon' | 'afternoon' | 'night';

/** "a nombre de Ana", "para Ana", "Ana", and "mi hermana Ana", who may be somebody else than the customer. */
export type Introduction = 'stated' | 'meant' | 'none' | 'relative';

export type SaidDay =
  | { kind: 'date'; day: Day }
  | { kind: 'weekday'; weekday: number; isNotToday: boolean };

export type Meaning =
  /** Plain chickens, in tenths; null where nobody said how many, NaN where it was not understood. */
  | { kind: 'chickens'; tenths: number | null }
  /** Something else to eat. */
  | { kind: 'dish'; dish: SaidDish }
  /** A number that counts nothing: "tres y medio". */
  | { kind: 'amount'; tenths: number; hasHalf: boolean }
  /** "para ocho" by itself. */
  | { kind: 'eaters'; eaters: Eaters }
  /** "con", "sin", "bien": how something is wished. */
  | { kind: 'wish' }
  /** A whole wish: "con patatas y pan". */
  | { kind: 'detail' }
  /** All the times it may be; a weak one is "a mediodía", which gives way to a clock's. */
  | { kind: 'time'; times: ClockTime[]; isWeak: boolean }
  | { kind: 'period'; period: DayPeriod }
  | { kind: 'day'; said: SaidDay }
  /** Certain where "a nombre de" and the like introduced it, or where it is known as a name. */
  | { kind: 'name'; name: string; introduction: Introduction; isCertain: boolean }
  /** Null where the digits are no phone. */
  | { kind: 'phone'; phone: string | null }
  | { kind: 'unclear'; field: Field; options: string[] }
  | { kind: 'correction'; isNo: boolean }
  | { kind: 'removal' }
  | { kind: 'or' }
  | { kind: 'and' }
  | { kind: 'pause' }
  | { kind: 'filler' }
  | { kind: 'unknown' };

/** For how many, and as it stands in the details: "8 personas". */
export type Eaters = { count: number; text: string };

export type SaidDish = {
  /** In tenths; null where no number was said. */
  count: number | null;
  /** "para ocho personas"; null where it was not said. */
  eaters: Eaters | null;
  /** What it is called, as it was said, without number and eaters: "raciones de croquetas". */
  name: string;
  /** The products that it may be; none where it is none of the menu's. */
  fits: readonly number[];
  /** Counted in kilos or the like, which are not the menu's units. */
  isMeasured: boolean;
  isDozens: boolean;
};

/** A meaning and the tokens that have it. */
export type Part = Meaning & { from: number; to: number; heard: string };
export type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;
