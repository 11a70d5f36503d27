import { request } from '../browser/api/api-client.ts';

export const ask = request;
