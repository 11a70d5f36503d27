import { run } from '../../api/src/main.ts';

/** Asked how much it has worked, it answers in milliseconds of processor time. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});

await run();
