export { formerAddressMail } from './former-address-mail.ts';
export { passwordMail } from './password-mail.ts';
export { sweepPersonalData } from './sweep-personal-data.ts';
