// Zod as the site has it (build-plugins/zod-without-eval.ts).
import { z } from 'zod';

z.config({ jitless: true });

export * from 'zod';
