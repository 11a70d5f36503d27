// Answers of the API, with the moment at which they came. See docs/rules/site.md#answers-without-a-connection.
import { STORED_AT } from '@brasa/core/kernel/answer-heads.ts';
import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';
import { openCache } from './caches-of-builds.ts';
import { jsonResponse } from '../json-response.ts';
import type { StoredCall } from '../outbox/stored-calls.ts';
import type { World } from '../world.ts';

const contentOf = { everyone: 'answers', own: 'own', bearer: 'orders' } as const;

/** An answer that is the same as the one before is written down again once in this time. */
const FRESH_MS = 30_000;

const PAGE_DATA = new RegExp(
  `<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`,
  's',
);
/** Where the answers lie that pages have brought along. */
const FROM_PAGES = '/page-data';

type PageAnswers = Record<string, { at: number; answer: unknown }>;

export async function storedAnswer(
  world: World,
  { owner, address }: StoredCall,
): Promise<Response | undefined> {
  const cache = await openCache(world, contentOf[owner]);
  const stored = await cache.match(address);
  if (owner !== 'everyone') return stored;
  const fromPage = (await pageAnswers(cache))[address];
  if (!fromPage || (stored && storedAt(stored) >= fromPage.at)) return stored;
  return jsonResponse(fromPage.answer, { headers: { [STORED_AT]: String(fromPage.at) } });
}

/** Stores the answer, of which `body` is all. */
export async function storeAnswer(
  world: World,
  { owner, address }: StoredCall,
  { headers: answered }: Response,
  body: ArrayBuffer,
): Promise<void> {
  const cache = await openCache(world, contentOf[owner]);
  const before = await cache.match(address);
  const etag = answered.get('etag');
  const isSame = before !== undefined && etag !== null && before.headers.get('etag') === etag;
  if (isSame && world.now() - storedAt(before) < FRESH_MS) return;
  const headers = new Headers({ 'content-type': answered.get('content-type') ?? '' });
  if (etag !== null) headers.set('etag', etag);
  headers.set(STORED_AT, String(world.now()));
  await cache.put(address, new Response(body, { headers }));
}

export async function forgetAnswer(world: World, { owner, address }: StoredCall): Promise<void> {
  const cache = await openCache(world, contentOf[owner]);
  await cache.delete(address);
}

/** Stores the answers that a page begins with: the app asks for them on its way to that page. */
export async function storePageAnswers(world: World, document: string): Promise<void> {
  const json = pageDataIn(document);
  if (json === undefined) return;
  const cache = await openCache(world, 'answers');
  const answers = await pageAnswers(cache);
  const at = world.now();
  for (const [address, answer] of Object.entries(JSON.parse(json) as object)) {
    answers[address] = { at, answer };
  }
  await cache.put(FROM_PAGES, new Response(JSON.stringify(answers)));
}

/** The answers that a page brings along, as it has them. */
export const pageDataIn = (document: string): string | undefined => PAGE_DATA.exec(document)?.[1];

async function pageAnswers(cache: Cache): Promise<PageAnswers> {
  const stored = await cache.match(FROM_PAGES);
  return stored ? ((await stored.json()) as PageAnswers) : {};
}

const storedAt = ({ headers }: Response) => Number(headers.get(STORED_AT));
