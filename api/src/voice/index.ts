export { dictationOf } from './dictation.ts';
