// Imported first, it stops the clock of a process in the middle of a second.
const STOPPED = Date.UTC(2026, 10, 20, 3, 15, 0, 500);

globalThis.Date = class extends Date {
  constructor(moment: number | string = STOPPED) {
    super(moment);
  }

  static override now = () => STOPPED;
} as DateConstructor;
