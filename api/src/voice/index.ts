export { registerVoiceRoutes } from './voice.routes.ts';
