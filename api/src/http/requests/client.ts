import type { FastifyRequest } from 'fastify';
import { deviceName } from '@brasa/core/kernel/device.ts';
import type { Client } from '../../actor.ts';
import { bareAddress } from '../../trust-proxy.ts';
import { STAFF_BROWSER } from '../session-cookies.ts';

/** Where the request comes from: which address, behind the shop's own proxies, and which browser. */
export function clientOf(request: FastifyRequest): Client {
  return {
    address: bareAddress(request.ip),
    device: deviceName(request.headers['user-agent']),
    staffBrowser: request.cookies[STAFF_BROWSER] ?? null,
  };
}
