import { z } from 'zod';

/** A photograph in its sizes: the addresses for every kind of browser, and its measures in pixels. */
const photograph = z
  .object({
    src: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    /** For the `source` elements of a picture, the smallest format first. */
    sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  })
  .meta({ id: 'Photograph' });
export type Photograph = z.infer<typeof photograph>;

/** The shop's own photographs by the name of the drawing that each stands in for (GET /api/photographs). */
export const photographs = z.record(z.string(), photograph).meta({ id: 'Photographs' });
export type Photographs = z.infer<typeof photographs>;
