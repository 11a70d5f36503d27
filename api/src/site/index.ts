export { registerPages } from './pages.routes.ts';
export { createStarterContent } from './starter-content.ts';
export { readBuiltApp } from './web-manifest.ts';
