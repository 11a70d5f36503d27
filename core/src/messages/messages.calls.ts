import { z } from 'zod';
import { byId } from '../kernel/fields.ts';
import { anyone, staff } from '../kernel/call.ts';
import { failedMessage, orderMessages } from './messages.contract.ts';
import { pushKey, pushRenewal } from './push.contract.ts';

export const listOrderMessages = staff.get('/api/orders/:id/messages', {
  summary: 'What an order’s customer has been told by mail or push, or is about to be',
  params: byId,
  answers: { 200: orderMessages },
});

export const listFailedMessages = staff.get('/api/messages/failed', {
  summary:
    'Mails about pending orders that were given up, whose customers have to be called, and confirmations given up since the order was handed over',
  answers: { 200: z.array(failedMessage) },
});

export const sendMessageAgain = staff.post('/api/messages/:id/again', {
  summary: 'Send a mail again that was given up',
  params: byId,
  repeatable: true,
  answers: { 201: orderMessages },
  refusals: ['MESSAGE_NOT_FOUND', 'MESSAGE_NOT_FAILED', 'MAIL_OFF'],
});

export const readPushKey = anyone.get('/api/push', {
  summary: 'The key with which a browser asks for notifications',
  answers: { 200: pushKey },
});

export const renewPush = anyone.post('/api/push/renewal', {
  summary: 'Send what a browser has asked for to its new subscription',
  body: pushRenewal,
  answers: { 204: z.undefined() },
  refusals: ['PUSH_REFUSED', 'TOO_MANY_ATTEMPTS'],
});
