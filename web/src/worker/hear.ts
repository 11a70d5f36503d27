// What the worker does at a page's word.
import type { Handover } from './handover.ts';
import { welcome } from './kept/keep-site.ts';
import { refreshPages } from './kept/kept-pages.ts';
import type { PageMessage } from './messages.ts';
import { noteNobody, sendSignOut } from './session.ts';
import type { World } from './world.ts';

type Ears = {
  world: World;
  handover: Handover;
  skipWaiting: () => Promise<void>;
  /** Sends what waits in the outbox. */
  flush: () => Promise<void>;
};

/** Resolves when what the page wants is done, or is the later version's. */
export async function hear(
  { world, handover, skipWaiting, flush }: Ears,
  message: PageMessage,
): Promise<void> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return skipWaiting();
    case 'MAKE_WAY':
      handover.begin();
      return;
    case 'FLUSH_OUTBOX':
      return flush().catch(() => undefined);
    case 'SIGNED_IN':
      await handover.orBegun(welcome(world, message).then(() => refreshPages(world)));
      return;
    case 'SIGNED_OUT':
      await noteNobody(world);
      await handover.orBegun(sendSignOut(world).catch(() => undefined));
      await handover.orBegun(refreshPages(world));
  }
}
