// Every call of the API, from its rooms, by its name, which is its operationId.
import type { Joined } from './kernel/text/joined.ts';
import { ROOMS, type RoomName } from './rooms.ts';

export const CALLS = Object.assign({}, ...Object.values(ROOMS)) as Joined<(typeof ROOMS)[RoomName]>;
