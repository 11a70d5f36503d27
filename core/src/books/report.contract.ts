// Reports of the books on the wire (docs/rules/books.md#reports).
import { z } from 'zod';
import { described } from '../kernel/described-field.ts';
import { calendarDay } from '../kernel/fields.ts';
import type { Day } from '../kernel/time/madrid-time.ts';
import { decimalString, wholePoints } from '../kernel/wire.ts';
import { paidParts } from './books.contract.ts';
import {
  countDays,
  FIRST_REPORT_DAY,
  LAST_REPORT_DAY,
  MAX_EXPORT_DAYS,
  REPORT_UNITS,
} from './report-periods.rules.ts';

const reportDay = calendarDay
  .refine((day) => FIRST_REPORT_DAY <= day && day <= LAST_REPORT_DAY, 'Hay informes de 2000 a 2099')
  .meta(described({ kind: 'reportDay' }));

export const reportQuery = z.object({
  unit: z.enum(REPORT_UNITS, 'Elige un día, una semana o un mes'),
  /** Any day of the period. */
  day: reportDay,
});

export const exportQuery = z
  .object({ from: reportDay, to: reportDay })
  .superRefine(({ from, to }, context) => {
    if (to < from) {
      const message = 'El último día no puede ser anterior al primero';
      context.addIssue({ code: 'custom', path: ['to'], message });
    } else if (countDays({ from, to }) > MAX_EXPORT_DAYS) {
      const message = `Como máximo ${MAX_EXPORT_DAYS} días`;
      context.addIssue({ code: 'custom', path: ['to'], message });
    }
  });

/** What came of some days. */
const reportFigures = z
  .object({
    payments: paidParts,
    discounts: decimalString,
    /** Handed over, by the day of the pick-up. */
    orders: z.int(),
    /** Made at the counter less those that were taken back, and what of the payments came of them. */
    sales: z.object({ count: z.int(), total: decimalString }),
    /** Those that were taken back, whenever they were made. */
    annulledSales: z.object({ count: z.int(), total: decimalString }),
    chickens: z.object({ ordered: decimalString, walkIn: decimalString }),
    points: z.object({ given: wholePoints(), redeemed: wholePoints() }),
    /** By their phone: who had never ordered before, and who had; each once. */
    customers: z.object({ new: z.int(), returning: z.int() }),
  })
  .meta({ id: 'ReportFigures' });
export type ReportFigures = z.output<typeof reportFigures>;

/** The brand is the type's alone. */
const isoDay = z.iso.date() as z.ZodISODate & { _zod: { output: Day } };
const days = { from: isoDay, to: isoDay };

export const report = z
  .object({
    unit: z.enum(REPORT_UNITS),
    ...days,
    figures: reportFigures,
    /** The period before, of one that is under way as many days of it. */
    before: z.object({ ...days, figures: reportFigures }).meta({ id: 'ReportBefore' }),
    days: z.array(z.object({ day: isoDay, figures: reportFigures }).meta({ id: 'ReportDay' })),
    /** What was paid in the period and in those before it, the earliest first. */
    compared: z.array(z.object({ ...days, payments: paidParts }).meta({ id: 'ComparedPeriod' })),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof report>;

const soldProduct = { quantity: decimalString, total: decimalString };

/** Of what was handed over and sold at the counter, at the prices of then, the most first. */
export const productReport = z
  .object({
    ...days,
    products: z.array(
      z
        .object({
          productId: z.int(),
          name: z.string(),
          ...soldProduct,
          before: z.object(soldProduct).meta({ id: 'SoldBefore' }),
        })
        .meta({ id: 'SoldProduct' }),
    ),
  })
  .meta({ id: 'ProductReport' });
export type ProductReport = z.output<typeof productReport>;

/** Pick-ups of what was handed over, by weekday (0 is Sunday) and full hour, where there were any. */
export const hoursReport = z
  .object({
    ...days,
    hours: z.array(z.object({ dayOfWeek: z.int(), hour: z.int(), orders: z.int() })),
  })
  .meta({ id: 'HoursReport' });
export type HoursReport = z.output<typeof hoursReport>;
