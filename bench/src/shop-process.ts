import { run } from '../../api/src/main.ts';

/** Asked what it has cost, it answers in milliseconds of processor time and the most memory it ever held. */
process.on('message', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.send?.({
    processorMilliseconds: (userCPUTime + systemCPUTime) / 1000,
    peakMegabytes: maxRSS / 1024,
  });
});

await run();
