import { staff } from '../kernel/call.ts';
import { recordingForm, voiceResult } from './voice.contract.ts';
import { VOICE_REFUSALS } from './voice.failures.ts';

export const orderBySpeech = staff.post('/api/speech-to-text', {
  summary:
    'Order by speech: a recording of at most 30 s and 10 MB (WebM, Ogg, MP4, MP3 or WAV) becomes an order by hand, or the question of what is missing',
  repeatable: true,
  consumes: 'multipart/form-data',
  body: recordingForm,
  answers: { 200: voiceResult },
  refusals: VOICE_REFUSALS,
});
