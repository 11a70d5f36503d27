// The opening hours of the shop's Google listing, by Places API (New): GET /v1/places/{id} with the
// key and the fields that are wanted in headers. Google may be slow, down, or answer anything at all.
import { z } from 'zod';
import type { FailureCode } from '@brasa/core/failures.ts';
import type { GooglePlaces } from '../config.ts';
import { Failure, orRefuse } from '../failure.ts';
import { askService, parsedJson, type ServiceAnswer } from './ask-service.ts';

const FIELDS = [
  'regularOpeningHours.periods',
  'currentOpeningHours.periods',
  'currentOpeningHours.specialDays',
].join(',');

/** How long Google may take in all, in milliseconds, and how much it may say, in bytes. */
const PATIENCE = 10_000;
const MOST_BYTES = 256 * 1024;

const date = z.object({ year: z.int(), month: z.int(), day: z.int() });

const point = z.object({
  day: z.int().min(0).max(6),
  hour: z.int().min(0).max(23),
  minute: z.int().min(0).max(59),
  date: date.optional(),
  truncated: z.boolean().optional(),
});

const periods = z.array(z.object({ open: point, close: point.optional() })).max(200);

const listing = z.object({
  regularOpeningHours: z.object({ periods }),
  currentOpeningHours: z
    .object({
      periods: periods.default([]),
      specialDays: z.array(z.object({ date })).max(31).default([]),
    })
    // Not told is not the same as none.
    .optional(),
});

/** The hours as Google keeps them: of every week, and of the seven days that begin today. */
export type GoogleListing = z.infer<typeof listing>;

/**
 * Asks Google. Throws GOOGLE_REFUSED (the key), GOOGLE_QUOTA, GOOGLE_PLACE_UNKNOWN (the id),
 * GOOGLE_UNREACHABLE (no answer in time, or a fault on its side) and GOOGLE_UNUSABLE (an answer
 * that is no listing with hours).
 */
export async function fetchGoogleHours(
  { url, apiKey, placeId }: GooglePlaces,
  patience = PATIENCE,
): Promise<GoogleListing> {
  const answer = await ask(`${url}/v1/places/${encodeURIComponent(placeId)}`, apiKey, patience);
  if (answer.status !== 200) throw new Failure(refusalOf(answer));
  const parsed = listing.safeParse(parsedJson(answer.text));
  if (!parsed.success) throw new Failure('GOOGLE_UNUSABLE');
  return parsed.data;
}

async function ask(address: string, apiKey: string, patience: number): Promise<ServiceAnswer> {
  const answer = await askService(address, {
    headers: { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': FIELDS, Accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
    most: MOST_BYTES,
    tooMuch: 'GOOGLE_UNUSABLE',
  });
  return orRefuse(answer, 'GOOGLE_UNREACHABLE');
}

/** Google's own words for what it refuses (google.rpc.Status): the same status says several things. */
const errorBody = z.object({
  error: z.object({
    status: z.string().default(''),
    details: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
});

const KEY_REASONS = /^(API_KEY_|SERVICE_DISABLED|BILLING_DISABLED|CONSUMER_)/;

const REFUSALS: Record<number, FailureCode> = {
  400: 'GOOGLE_PLACE_UNKNOWN',
  401: 'GOOGLE_REFUSED',
  403: 'GOOGLE_REFUSED',
  404: 'GOOGLE_PLACE_UNKNOWN',
  429: 'GOOGLE_QUOTA',
};

function refusalOf({ status, text }: ServiceAnswer): FailureCode {
  const said = errorBody.safeParse(parsedJson(text)).data?.error;
  const isAboutKey = said?.details.some(({ reason }) => KEY_REASONS.test(reason)) ?? false;
  if (said?.status === 'RESOURCE_EXHAUSTED') return 'GOOGLE_QUOTA';
  if (isAboutKey) return 'GOOGLE_REFUSED';
  const known = REFUSALS[status];
  return known ?? (status >= 500 ? 'GOOGLE_UNREACHABLE' : 'GOOGLE_UNUSABLE');
}
