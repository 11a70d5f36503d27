export { askForPush } from './ask-for-push.ts';
export { layOutLetter } from './lay-out-letter.ts';
export { mailChannel, type MailContent } from './mail-channel.ts';
export { mayMail } from './may-mail.ts';
export { mailSenders, MessageSender } from './message-sender.ts';
export {
  dropMailTo,
  giveUpWaiting,
  queueExpiryPush,
  queueMail,
  queuePush,
} from './messages.store.ts';
export { pushChannel, type PushContent } from './push-channel.ts';
export {
  forgetPushOfOrders,
  forgetPushOfPastSessions,
  forgetPushOfUser,
  movePush,
  removeSubscription,
} from './push-subscriptions.store.ts';
export { sweepMessages } from './sweep-messages.ts';
