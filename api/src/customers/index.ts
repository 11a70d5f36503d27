export { passwordMail } from './password-mail.ts';
