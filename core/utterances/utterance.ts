// What was said at the desk and what a careful shop keeper would write down.

/** What must be asked before the order may be created. */
export const ASKED = ['name', 'food', 'quantity', 'dish', 'time', 'day', 'phone'] as const;
export type Asked = (typeof ASKED)[number];

export type Utterance = {
  /** As a recogniser writes it. */
  heard: string;
  /**
   * As heard, with capitals (particles keep theirs) and with the accents of well-known names. A
   * nickname is kept whole: "La Mari", "Pepe el de la Esquina".
   */
  name: string | null;
  /** Plain chickens, 2.5; null where none were spoken of or their number is not clear. */
  chickens: number | null;
  /** Dishes as they stand on the starter menu. */
  lines?: [dish: string, quantity: number][];
  /** "2026-11-20T14:30", Madrid; null where the day or the time is missing or not clear. */
  at: string | null;
  phone?: string;
  /** Left out where there are none. */
  details?: string;
  /**
   * Left out for a complete order. Where neither day nor time was said only the time is asked: the
   * day follows from the answer. A chicken without a number asks for the quantity.
   */
  asks?: Asked[];
};

/** An utterance and the instant at which it was spoken. */
export type SpokenUtterance = Utterance & { now: number };
