import { onTestFinished } from 'vitest';
import { startPushService, type PushServiceUnderTest } from './push-service-under-test.ts';

/** Until the test ends. */
export async function openPushService(): Promise<PushServiceUnderTest> {
  const service = await startPushService();
  onTestFinished(service.stop);
  return service;
}
