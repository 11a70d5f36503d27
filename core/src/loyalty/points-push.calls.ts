// How a browser is told of one's own points (docs/rules/messages.md#to-a-phone). Apart from the other calls, which are
// part of every page.
import { z } from 'zod';
import { signedIn } from '../kernel/call.ts';
import { pushStop, pushSubscription } from '../messages/push.contract.ts';

export const askForPointsPush = signedIn.post('/api/points/push', {
  summary: 'Have a browser told of own points that were given or are about to expire',
  body: pushSubscription,
  answers: { 204: z.undefined() },
  refusals: ['PUSH_REFUSED', 'TOO_MANY_ATTEMPTS'],
});

export const stopPointsPush = signedIn.post('/api/points/push/stop', {
  summary: 'Have a browser told of own points no more',
  body: pushStop,
  answers: { 204: z.undefined() },
});
