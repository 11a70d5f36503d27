// An order that came into a pause (docs/rules/oven.md#a-paused-order-form).

/** When the pause ends, as it travels; null for any other refusal. */
export function endOfPause(refusal: { code?: string | undefined; body?: unknown }): string | null {
  const { code, body } = refusal;
  const isPause = code === 'ORDERING_PAUSED' && typeof body === 'object' && body !== null;
  return isPause && 'until' in body && typeof body.until === 'string' ? body.until : null;
}
