// Asking Google, whatever it answers (docs/rules/hours.md#what-google-is-asked).
import { describe, expect, test } from 'vitest';
import { Failure } from '../../src/failure.ts';
import { fetchGoogleHours } from '../../src/outside/google-hours.ts';
import { listing, openGoogle, ordinaryWeek, refusal } from './google-under-test.ts';
import { json } from './service-under-test.ts';

async function openListing() {
  const google = await openGoogle();
  const places = { url: google.url, apiKey: 'clave-secreta', placeId: 'ChIJ/ñ?' };
  const code = async (patience?: number) => {
    try {
      await fetchGoogleHours(places, patience);
      return 'OK';
    } catch (error) {
      return error instanceof Failure ? error.code : error;
    }
  };
  return { google, places, code };
}

test('asks for the place with the key and the fields in headers, and nothing else', async () => {
  const { google, places } = await openListing();
  google.answer(json(200, listing(ordinaryWeek())));
  const hours = await fetchGoogleHours(places);
  expect(hours.regularOpeningHours.periods).toHaveLength(7);
  expect(google.requests).toMatchObject([
    {
      url: '/v1/places/ChIJ%2F%C3%B1%3F',
      headers: {
        'x-goog-api-key': 'clave-secreta',
        'x-goog-fieldmask':
          'regularOpeningHours.periods,currentOpeningHours.periods,currentOpeningHours.specialDays',
      },
    },
  ]);
});

test('a listing without the hours of the coming days tells nothing of special days', async () => {
  const { google, places } = await openListing();
  google.answer(json(200, { regularOpeningHours: { periods: ordinaryWeek() } }));
  const { currentOpeningHours } = await fetchGoogleHours(places);
  expect(currentOpeningHours).toBeUndefined();
});

describe('a refusal by Google', () => {
  test.each([
    [
      'a key that is not valid',
      refusal(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID'),
      'GOOGLE_REFUSED',
    ],
    [
      'a key that may not',
      refusal(403, 'PERMISSION_DENIED', 'API_KEY_SERVICE_BLOCKED'),
      'GOOGLE_REFUSED',
    ],
    ['no key at all', refusal(401, 'UNAUTHENTICATED'), 'GOOGLE_REFUSED'],
    [
      'a service that is not switched on',
      refusal(403, 'PERMISSION_DENIED', 'SERVICE_DISABLED'),
      'GOOGLE_REFUSED',
    ],
    [
      'a quota that is used up',
      refusal(429, 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'),
      'GOOGLE_QUOTA',
    ],
    ['a place that is none', refusal(400, 'INVALID_ARGUMENT'), 'GOOGLE_PLACE_UNKNOWN'],
    ['a place that is gone', refusal(404, 'NOT_FOUND'), 'GOOGLE_PLACE_UNKNOWN'],
    ['a fault on its side', refusal(500, 'INTERNAL'), 'GOOGLE_UNREACHABLE'],
    ['a pause', refusal(503, 'UNAVAILABLE'), 'GOOGLE_UNREACHABLE'],
  ])('for %s', async (_case, answer, wanted) => {
    const { google, code } = await openListing();
    google.answer(answer);
    expect(await code()).toBe(wanted);
  });
});

describe('nonsense from Google', () => {
  const week = ordinaryWeek();
  test.each([
    ['no hours', {}],
    ['hours without periods', { regularOpeningHours: {} }],
    ['periods that are no list', listing('siempre')],
    ['a period without an opening', listing([{ close: week[0]?.close }])],
    ['an eighth day', listing([{ open: { day: 7, hour: 1, minute: 0 } }])],
    ['an hour 24', listing([{ open: { day: 1, hour: 24, minute: 0 } }])],
    ['a text for a number', listing([{ open: { day: '1', hour: 1, minute: 0 } }])],
    [
      'a special day without a date',
      { ...listing(week), currentOpeningHours: { specialDays: [{}] } },
    ],
    ['a list', []],
    ['null', null],
  ])('is said: %s', async (_case, body) => {
    const { google, code } = await openListing();
    google.answer(json(200, body));
    expect(await code()).toBe('GOOGLE_UNUSABLE');
  });

  test('is said: what is no JSON', async () => {
    const { google, code } = await openListing();
    google.answer((response) => response.end('<html>Bienvenido a la wifi del bar</html>'));
    expect(await code()).toBe('GOOGLE_UNUSABLE');
  });

  test('is said: an answer without an end is read only so far', async () => {
    const { google, code } = await openListing();
    google.answer((response) => {
      const goOn = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', goOn);
      goOn();
    });
    expect(await code()).toBe('GOOGLE_UNUSABLE');
  });

  test('is said: a redirection, which is not followed, so that nobody else sees the key', async () => {
    const { google, code } = await openListing();
    const elsewhere = await openGoogle();
    google.answer((response) => {
      response.writeHead(302, { location: elsewhere.url });
      response.end();
    });
    expect(await code()).toBe('GOOGLE_UNUSABLE');
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('no answer from Google', () => {
  test('in time', async () => {
    const { google, code } = await openListing();
    google.answer(() => {});
    expect(await code(50)).toBe('GOOGLE_UNREACHABLE');
  });

  test('to its end in time', async () => {
    const { google, code } = await openListing();
    google.answer((response) => response.write('{ "regularOpeningHours":'));
    expect(await code(50)).toBe('GOOGLE_UNREACHABLE');
  });

  test('that is whole: cut off in the middle', async () => {
    const { google, code } = await openListing();
    google.answer((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{ "regularOpeningHours":', () => response.destroy());
    });
    expect(await code()).toBe('GOOGLE_UNREACHABLE');
  });

  test('at all: nobody listens there', async () => {
    const places = { url: 'http://127.0.0.1:1', apiKey: 'clave', placeId: 'x' };
    await expect(fetchGoogleHours(places)).rejects.toMatchObject({ code: 'GOOGLE_UNREACHABLE' });
  });
});
