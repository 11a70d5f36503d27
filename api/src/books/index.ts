export { registerBooksRoutes } from './books.routes.ts';
