// The staff desk while somebody dictates.
import { button, openDesk } from '../desk-journey.ts';
import { expect, test } from '../journey.ts';
import { PHONE, picture } from './picture.ts';
import { enterRush } from './rush.ts';

// Nobody is asked: the picture is taken before anything is sent.
test.use({ environment: { STT_URL: 'http://127.0.0.1:9' } });

/** A microphone before which a tone of a voice's loudness stands. */
function humIntoMicrophone(): void {
  navigator.mediaDevices.getUserMedia = () => {
    const context = new AudioContext();
    const microphone = context.createMediaStreamDestination();
    const loudness = context.createGain();
    loudness.gain.value = 0.1;
    const tone = context.createOscillator();
    tone.connect(loudness).connect(microphone);
    tone.start();
    return Promise.resolve(microphone.stream);
  };
}

picture('manual-voz', PHONE, async (page) => {
  await page.addInitScript(humIntoMicrophone);
  await enterRush(page);
  await openDesk(page);
  await button(page, 'Voz').click();
  await expect(page.getByRole('timer')).toHaveText('0:28');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
});
