// The server says at once when an order, the stock or the menu has changed (server-sent events); polling
// goes on beside it, for whoever does not hear.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { listFeatured, listProducts, readCatalog } from '@brasa/core/catalog/catalog.calls.ts';
import {
  listenToEvents,
  readDashboard,
  readDeliveredToday,
  readOvenBoard,
} from '@brasa/core/dashboard/dashboard.calls.ts';
import type { LiveMessage, LiveTopic } from '@brasa/core/dashboard/events.contract.ts';
import { listBusinessHours, listSpecialDays } from '@brasa/core/hours/hours.calls.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { listFailedMessages, listOrderMessages } from '@brasa/core/messages/messages.calls.ts';
import { listSlots, readOrder } from '@brasa/core/orders/orders.calls.ts';
import { readUsualProducts } from '@brasa/core/orders/usual-orders.calls.ts';
import { readOrdering } from '@brasa/core/oven/oven.calls.ts';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import { listStockMovements, readStock } from '@brasa/core/stock/stock.calls.ts';
import { readPrinter } from '@brasa/core/tickets/tickets.calls.ts';
import { listenToServer } from '../../browser/live/event-source.ts';
import { invalidate } from '../../browser/api/send.ts';

type Calls = readonly Pick<Call, 'path'>[];

const OF_THE_DAY: Calls = [
  ...[readDashboard, readDeliveredToday, readOvenBoard, readOrdering],
  ...[readStock, listStockMovements, readOrder],
];

/** What is asked anew; an order that comes in leaves the menu alone. */
const CHANGED: Partial<Record<LiveTopic, Calls>> = {
  ordering: OF_THE_DAY,
  orders: OF_THE_DAY,
  stock: OF_THE_DAY,
  oven: OF_THE_DAY,
  tickets: [readPrinter],
  messages: [listFailedMessages, listOrderMessages],
  settings: [...OF_THE_DAY, listSlots, readSiteFacts, readPrinter],
  catalog: [listProducts, listFeatured, readCatalog, readUsualProducts],
  hours: [listBusinessHours, listSpecialDays, listSlots, readOvenBoard],
} satisfies Record<LiveTopic, Calls>;
const ALL_TOPICS = Object.keys(CHANGED) as LiveTopic[];

export function useDeskEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetch = (topics: readonly LiveTopic[]) =>
      // A newer server may name what this page has not heard of.
      invalidate(queryClient, ...new Set(topics.flatMap((topic) => CHANGED[topic] ?? [])));
    return listen(oneAtATime(refetch));
  }, [queryClient]);
}

/** Listens until the function that it returns is called. */
function listen(onChange: (topics: readonly LiveTopic[]) => void): () => void {
  let heard = '';
  return listenToServer(listenToEvents.path, (event, message) => {
    const { version, topics } = message as LiveMessage;
    const hasMissed = version !== heard;
    heard = version;
    if (event === 'change') onChange(topics);
    else if (hasMissed) onChange(ALL_TOPICS);
  });
}

/** However many changes come meanwhile, one question is under way, and one more follows it. */
function oneAtATime(
  refetch: (topics: readonly LiveTopic[]) => Promise<void>,
): (topics: readonly LiveTopic[]) => void {
  let isRefetching = false;
  const wanted = new Set<LiveTopic>();
  return (topics) => {
    for (const topic of topics) wanted.add(topic);
    if (isRefetching) return;
    isRefetching = true;
    void (async () => {
      while (wanted.size > 0) {
        const taken = [...wanted];
        wanted.clear();
        await refetch(taken);
      }
      isRefetching = false;
    })();
  };
}
