// The shop for the journeys: the real server on a fresh database, whose clock starts on Friday
// 20 November 2026 at 12:10 in Madrid and runs on from there, whenever the journeys are run.
import { parseInstant } from '@brasa/core/kernel/madrid-time.ts';
import { run } from '../api/src/main.ts';

const startedAt = Date.now();
const opening = parseInstant('2026-11-20T12:10') ?? 0;

await run(() => opening + (Date.now() - startedAt));
