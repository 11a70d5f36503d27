import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { FPS, HEIGHT, WIDTH } from './frame.ts';

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];
const VIDEO_COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const RAW_INPUT = ['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', `${WIDTH}x${HEIGHT}`];

/** Runs ffmpeg to its end; `input` is one raw frame, if the arguments read from "-". */
export function ffmpeg(args: readonly string[], input?: Buffer): void {
  const stdin = input === undefined ? {} : { input };
  const run = spawnSync('ffmpeg', [...QUIET, ...args], { ...stdin, encoding: 'utf8' });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`ffmpeg ${args.join(' ')}: ${run.stderr}`);
}

/** Writes the frames, in order, as a lossless 10-bit film from which the others are made. */
export async function writeMaster(frames: Iterable<Buffer>, file: string): Promise<void> {
  const toVideo = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p10le';
  const args = [...QUIET, ...RAW_INPUT, '-r', String(FPS), '-i', '-', '-vf', toVideo];
  const lossless = ['-c:v', 'ffv1', '-threads', '1', ...VIDEO_COLOURS, file];
  const running = spawn('ffmpeg', [...args, ...lossless], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(running, 'exit');
  for (const frame of frames) {
    if (!running.stdin.write(frame)) await once(running.stdin, 'drain');
  }
  running.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}`);
}

/** AV1 whose grain is put back by the player: it costs next to nothing and hides dark steps. */
export function encodeWebm(master: string, file: string): void {
  const svt = 'tune=0:film-grain=6:film-grain-denoise=0:lp=1:enable-overlays=0';
  const quality = ['-preset', '5', '-crf', '31', '-g', '240', '-svtav1-params', svt];
  const format = ['-pix_fmt', 'yuv420p10le', '-c:v', 'libsvtav1'];
  ffmpeg(['-i', master, ...format, ...quality, ...VIDEO_COLOURS, '-an', file]);
}

/** H.264 for everything else; more bits go to dark flat places, where steps would show. */
export function encodeMp4(master: string, file: string): void {
  const quality = [
    '-preset',
    'slow',
    '-crf',
    '24',
    '-x264-params',
    'aq-mode=3:aq-strength=0.8:ipratio=1.15',
  ];
  const format = ['-vf', 'format=yuv420p', '-c:v', 'libx264', '-threads', '1'];
  const web = ['-movflags', '+faststart', '-an'];
  ffmpeg(['-i', master, ...format, ...quality, ...VIDEO_COLOURS, ...web, file]);
}

const STILL_SETTINGS = {
  avif: ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '38', '-cpu-used', '4'],
  webp: ['-c:v', 'libwebp', '-quality', '72', '-preset', 'photo'],
  jpg: ['-pix_fmt', 'yuvj420p', '-q:v', '7', '-huffman', 'optimal'],
};

/** One still for the time before the film plays, in each format, as `<stem>.<format>`. */
export function encodePosters(frame: Buffer, stem: string): void {
  for (const [format, settings] of Object.entries(STILL_SETTINGS)) {
    ffmpeg([...RAW_INPUT, '-i', '-', '-frames:v', '1', ...settings, `${stem}.${format}`], frame);
  }
}

/** A frame as PNG, to be worked on further. */
export function encodePng(frame: Buffer, file: string): void {
  ffmpeg([...RAW_INPUT, '-i', '-', '-frames:v', '1', '-pix_fmt', 'rgb24', file], frame);
}

/** Stops the run if a file has grown too heavy for the page. */
export function checkWeight(file: string, limitKb: number): string {
  const kb = Math.round(statSync(file).size / 100) / 10;
  if (kb > limitKb) throw new Error(`${file} weighs ${kb} kB, the limit is ${limitKb} kB`);
  return `${file}: ${kb} kB`;
}
