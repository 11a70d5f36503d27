// Headers of changes that the desk keeps while the line is down, as the browser and the server name them.
// See docs/rules/wire.md#made-offline.

/** When it was made, ISO 8601. Its Idempotency-Key is kept for ever. */
export const MADE_AT = 'made-at';

/** The device's present as it is sent, ISO 8601: by it the server knows how far the device's clock is off. */
export const SENT_AT = 'sent-at';

/** Who made it without a connection: it is theirs alone to send, and they knew of no full slot. */
export const MADE_OFFLINE_BY = 'made-offline-by';

/** The version of the order as its maker saw it, a whole number from 1. */
export const MADE_ON_VERSION = 'made-on-version';
