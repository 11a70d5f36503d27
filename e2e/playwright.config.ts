import { defineConfig } from '@playwright/test';
import type { EngineName } from './engines/engine.ts';
import { journeysBrowserPath } from '../scripts/test-machine.ts';

/**
 * What Chromium is to leave out. Its address bar keeps two pages ready behind every window, which nobody
 * sees here and which cost as much as the window. The switch replaces Playwright's own, whose features
 * that matter are named again.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig<object, { engineName?: EngineName }>({
  testDir: '.',
  projects: [
    // First those of which one follows the other in one browser.
    {
      name: 'WebKit',
      testDir: 'engines',
      use: { engineName: 'webkit' },
    },
    { name: 'Firefox', testDir: 'engines', use: { engineName: 'firefox' } },
    { name: 'Chromium', testIgnore: 'engines/**' },
  ],
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // A journey waits now and then: two workers more use what two leave idle of two processors.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // How long something takes is no journey's subject: on a busy machine everything may take a while.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'es-ES',
    // A visitor abroad: every time shown is Madrid's all the same.
    timezoneId: 'America/New_York',
    viewport: { width: 360, height: 740 },
    // A page's second visit is like its first; offline.spec.ts has the worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: journeysBrowserPath() ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${LEFT_OUT.join(',')}`,
      ],
    },
  },
});
