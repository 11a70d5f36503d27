export { dictationOf } from './dictation.ts';
export { registerVoiceRoutes } from './voice.routes.ts';
