/** What a page tells the worker. SKIP_WAITING: the version that waits is wanted now. */
export type PageMessage = { type: 'SKIP_WAITING' };
