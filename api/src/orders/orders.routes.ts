import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { orderWithHistory } from '@brasa/core/orders/order-history.contract.ts';
import {
  customerOrder,
  manualOrder,
  order,
  orderConflict,
  orderEdit,
  orderInvoiceData,
  orderParams,
  orderReopening,
} from '@brasa/core/orders/orders.contract.ts';
import { TRANSITIONS, type Transition } from '@brasa/core/orders/orders.rules.ts';
import { parseBody, validateAllButBody } from '../http/body.ts';
import { identify } from '../http/idempotency.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import type { OrderTarget } from './change-locked-order.ts';
import { changeStatus } from './change-status.ts';
import { createOrder } from './create-order.ts';
import { editOrder } from './edit-order.ts';
import { noteNotified } from './note-notified.ts';
import { readOrder } from './read-order.ts';
import { reopenOrder } from './reopen-order.ts';
import { setInvoiceData } from './set-invoice-data.ts';

const SUMMARIES: Record<Transition, string> = {
  confirm: 'Hand an order over',
  cancel: 'Cancel an order',
  error: 'Mark an order as an error',
};

/** `is_manual_entry` counts only from staff; from anybody else the customer's rules apply. */
function orderSchemaFor(body: unknown, isByStaff: boolean) {
  const saysManual =
    typeof body === 'object' && body !== null && 'is_manual_entry' in body && body.is_manual_entry;
  return isByStaff && saysManual === true ? manualOrder : customerOrder;
}

function isInvoiceData(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'invoiceNumber' in body;
}

async function targetOf(request: FastifyRequest<{ Params: { id: number } }>): Promise<OrderTarget> {
  const viewer = await signedInViewer(request);
  return { id: request.params.id, by: viewer.id, identity: identify(request, viewer) };
}

export function registerOrderRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/orders',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Order (a customer, or staff by hand)',
        body: z.union([customerOrder, manualOrder]),
        response: { 201: order },
      },
      // Whose rules apply depends on who asks.
      validatorCompiler: validateAllButBody,
    },
    async (request, reply) => {
      const viewer = await request.viewer();
      const schema = orderSchemaFor(request.body, isStaff(viewer?.role));
      const created = await createOrder(shop, {
        order: parseBody(schema, request.body),
        viewer,
        identity: identify(request, viewer),
        address: request.ip,
      });
      return reply.code(201).send(created);
    },
  );

  app.get(
    '/api/orders/:id',
    {
      schema: {
        summary: 'One order with its history',
        params: orderParams,
        response: { 200: orderWithHistory },
      },
    },
    (request) => readOrder(shop, request.params.id),
  );

  app.patch(
    '/api/orders/:id',
    {
      config: { isRepeatable: true },
      schema: {
        summary:
          'Edit an order, which makes it pending again; or, with an invoiceNumber, its invoice data',
        params: orderParams,
        body: z.union([orderEdit, orderInvoiceData]),
        response: { 200: order, 409: z.union([orderConflict, errorReply]) },
      },
      // It is one of two kinds.
      validatorCompiler: validateAllButBody,
    },
    async (request) => {
      const target = await targetOf(request);
      return isInvoiceData(request.body)
        ? setInvoiceData(shop, target, parseBody(orderInvoiceData, request.body))
        : editOrder(shop, target, parseBody(orderEdit, request.body));
    },
  );

  registerTransitions(instance, shop);
}

/** What staff do with an order without saying anything more. */
function registerTransitions(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  for (const transition of Object.keys(TRANSITIONS) as Transition[]) {
    app.patch(
      `/api/orders/:id/${transition}`,
      {
        config: { isRepeatable: true },
        schema: {
          summary: SUMMARIES[transition],
          params: orderParams,
          response: { 200: order },
        },
      },
      async (request) => {
        return changeStatus(shop, await targetOf(request), transition);
      },
    );
  }

  app.patch(
    '/api/orders/:id/reopen',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Make an order pending again, its stock reserved',
        params: orderParams,
        body: orderReopening,
        response: { 200: order, 409: z.union([orderConflict, errorReply]) },
      },
    },
    async (request) => reopenOrder(shop, await targetOf(request), request.body.expectedVersion),
  );

  app.patch(
    '/api/orders/:id/notificado',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Note that the customer has been told by WhatsApp',
        params: orderParams,
        response: { 200: order },
      },
    },
    async (request) => noteNotified(shop, await targetOf(request)),
  );
}
