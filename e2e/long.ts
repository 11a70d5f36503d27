// Which journeys the gate leaves to npm run long -- journeys (docs/decisions/0001-one-gate.md).

/** Looks once more at what another journey of the gate shows: on another screen, in another state, by somebody else. */
export const LONG = { tag: '@long' };

/** Of a journey on several screens the gate takes the phone's. */
export const longUnlessPhone = (width: number) => (width === 360 ? {} : LONG);
