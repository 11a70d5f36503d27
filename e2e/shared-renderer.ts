// One page renderer for all shops of a process. A server starts one for itself and ends it with
// itself, which would cost every journey a process; what it is given and what it returns depends on
// no server.
import { join } from 'node:path';
import { ChildPageRenderer } from '../api/src/http/pages/page-renderer.ts';
import { ROOT } from '../scripts/root.ts';

/** Lets every shop that is opened from here on use the same renderer, which ends with the process. */
export function shareRenderer(): void {
  const shared = new ChildPageRenderer(join(ROOT, 'web/dist/renderer/render-page.js'));
  const render = shared.render.bind(shared);
  Object.assign(ChildPageRenderer.prototype, {
    render,
    warmUp: () => undefined,
    close: () => undefined,
  });
}
