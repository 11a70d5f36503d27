/** The film's measures. Everything that moves repeats after LOOP_SECONDS exactly. */
export const WIDTH = 1280; // px
export const HEIGHT = 720; // px
export const FPS = 24; // frames a second
export const LOOP_SECONDS = 7; // s
export const FRAMES = FPS * LOOP_SECONDS;

/** Place in the loop, 0 to 1, of any frame number, also of negative ones and of later rounds. */
export function loopPhase(frame: number): number {
  return (((frame % FRAMES) + FRAMES) % FRAMES) / FRAMES;
}
