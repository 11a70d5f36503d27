// A server that answers as Google's Places API (New) documents, on this machine.
import type { IncomingHttpHeaders } from 'node:http';
import { addDays, dayOfWeek, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { json, openService, type Answer } from './service-under-test.ts';

type GoogleRequest = { url: string; headers: IncomingHttpHeaders };

/** What it was asked, and how it answers from now on. */
export type Google = { url: string; requests: GoogleRequest[]; answer: (with_: Answer) => void };

/** Listens until the test ends; answers 500 until it is told how. */
export async function openGoogle(): Promise<Google> {
  const requests: GoogleRequest[] = [];
  let current = json(500, {});
  const url = await openService((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    current(response);
  });
  return {
    url,
    requests,
    answer: (next) => {
      current = next;
    },
  };
}

/** A refusal in Google's form (google.rpc.Status). */
export function refusal(code: number, status: string, reason?: string): Answer {
  const details = reason === undefined ? {} : { details: [errorInfo(reason)] };
  return json(code, { error: { code, message: 'no', status, ...details } });
}

const errorInfo = (reason: string) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  domain: 'googleapis.com',
});

/** "10:30" on weekday 1. */
const point = (day: number, clock: string) => {
  const [hour, minute] = clock.split(':').map(Number);
  return { day, hour, minute };
};

/** From the first to the second clock; over midnight when the second is not later. */
export function period(day: number, opens: string, closes: string) {
  const last = closes > opens ? day : (day + 1) % 7;
  return { open: point(day, opens), close: point(last, closes) };
}

/** The same on a date, as currentOpeningHours has it. */
export function datedPeriod(date: string, opens: string, closes: string) {
  const first = date as Day;
  const last = closes > opens ? first : addDays(first, 1);
  return {
    open: { ...point(dayOfWeek(first), opens), date: dateOf(first) },
    close: { ...point(dayOfWeek(last), closes), date: dateOf(last) },
  };
}

function dateOf(text: string) {
  const [year, month, day] = text.split('-').map(Number);
  return { year, month, day };
}

/** Every day but those named, from 11:00 to 16:00. */
export const ordinaryWeek = (closedDays: number[] = []) =>
  [0, 1, 2, 3, 4, 5, 6]
    .filter((day) => !closedDays.includes(day))
    .map((day) => period(day, '11:00', '16:00'));

export const listing = (
  periods: unknown,
  current: { periods?: unknown[]; specialDays?: string[] } = {},
) => ({
  regularOpeningHours: { openNow: true, periods, weekdayDescriptions: [] },
  currentOpeningHours: {
    openNow: true,
    periods: current.periods ?? [],
    weekdayDescriptions: [],
    ...(current.specialDays && {
      specialDays: current.specialDays.map((date) => ({ date: dateOf(date) })),
    }),
  },
});
