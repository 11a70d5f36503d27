// The process of the page renderer (page-renderer.ts). Its argument is the bundle that web has built.
import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import type {
  PageRenderer,
  PageRequest,
  RenderedPage,
} from '@brasa/core/site/page-renderer.contract.ts';

export type RenderJob = { id: number; request: PageRequest };
export type RenderOutcome = { id: number } & ({ page: RenderedPage } | { fault: string });

const [, , bundle = ''] = process.argv;
const { renderPage } = (await import(pathToFileURL(bundle).href)) as PageRenderer;
// Nothing is written at its end, which is abrupt.
flushCompileCache();

async function render({ id, request }: RenderJob): Promise<RenderOutcome> {
  try {
    return { id, page: await renderPage(request) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (job: RenderJob) => {
  void render(job).then((outcome) => process.send?.(outcome));
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
// The server ends its renderer itself, after what is under way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
