// The pages forbid eval. Zod would try once whether it may, and the browser would report that.
import { z } from 'zod';

z.config({ jitless: true });
