// What a device calls itself, short enough to tell somebody's own from others' ("Chrome en Android").

/** The first that is found names it: browsers say that they are several. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The name and version with which a program begins: "curl/8.5.0". */
const PROGRAM = /^[A-Za-z][\w.-]{0,29}\/\d[\w.]{0,9}/;

const UNKNOWN = 'Dispositivo desconocido';

const firstOf = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** The device of a User-Agent, whatever somebody has written into it. */
export function deviceName(userAgent: string | undefined): string {
  if (userAgent === undefined) return UNKNOWN;
  const browser = firstOf(BROWSERS, userAgent);
  const system = firstOf(SYSTEMS, userAgent);
  if (browser !== undefined) return system === undefined ? browser : `${browser} en ${system}`;
  return PROGRAM.exec(userAgent)?.[0] ?? system ?? UNKNOWN;
}
