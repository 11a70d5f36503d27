// What staff screens are told while they listen (GET /api/events, server-sent events): that
// something changed and nothing of what it is; they ask /api/dashboard-data for that.
import { z } from 'zod';

/** What a screen may listen to: whatever it shows of the day, and what its forms choose from. */
export const LIVE_TOPICS = [
  ...(['ordering', 'orders', 'stock', 'oven', 'tickets', 'messages'] as const),
  ...(['settings', 'catalog', 'hours'] as const),
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** "ready" comes first on every connection, "change" after changes; comments keep it alive. */
export type LiveEvent = 'ready' | 'change';

/** The data of either event. */
export const liveMessage = z.object({
  /** What changed since the message before; empty in "ready". */
  topics: z.array(z.enum(LIVE_TOPICS)),
  /** Opaque. A "ready" with the version that was heard last says that nothing was missed. */
  version: z.string(),
});
export type LiveMessage = z.infer<typeof liveMessage>;
