export { registerCustomersRoutes } from './customers.routes.ts';
export { passwordMail } from './password-mail.ts';
