export { layOutLetter } from './lay-out-letter.ts';
export { MailSender } from './mail-sender.ts';
export { dropMailTo, queueMail } from './messages.store.ts';
export { registerMessagesRoutes } from './messages.routes.ts';
export type { ContentOf } from './send-next.ts';
export { sweepMessages } from './sweep-messages.ts';
