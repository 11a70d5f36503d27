/** The one source of the present: milliseconds since 1970 UTC. Tests put their own in its place. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
