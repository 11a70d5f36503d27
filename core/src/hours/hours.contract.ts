import { z } from 'zod';

/** One weekday's opening hours; dayOfWeek 0 is Sunday. Times are Madrid's, "HH:mm". */
export const businessHours = z.object({
  id: z.int(),
  dayOfWeek: z.int().min(0).max(6),
  openTime: z.string(),
  closeTime: z.string(),
  isOpen: z.boolean(),
  autoUpdate: z.boolean(),
});
export type BusinessHours = z.infer<typeof businessHours>;
