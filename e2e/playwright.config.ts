import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../scripts/test-machine.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    locale: 'es-ES',
    // A visitor abroad: every time shown is Madrid's all the same.
    timezoneId: 'America/New_York',
    viewport: { width: 360, height: 740 },
    launchOptions: {
      executablePath: chromiumPath() ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
