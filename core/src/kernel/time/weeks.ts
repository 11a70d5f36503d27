import { addDays, dayOfWeek, type Day } from './madrid-time.ts';

/** The day on which the week began: Monday. */
export const mondayOf = (day: Day): Day => addDays(day, -((dayOfWeek(day) + 6) % 7));
