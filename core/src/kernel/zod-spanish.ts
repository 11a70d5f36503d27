import { z } from 'zod';
import es from 'zod/v4/locales/es.js';

/** Lets every message of a contract that gives none of its own be Spanish. Call once, at start. */
export function speakSpanish(): void {
  z.config(es());
}
