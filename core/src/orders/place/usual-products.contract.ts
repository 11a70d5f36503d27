import { z } from 'zod';

/** The products' numbers, what sells best first. */
export const usualProducts = z.object({ products: z.array(z.int()) }).meta({ id: 'UsualProducts' });
export type UsualProducts = z.infer<typeof usualProducts>;
