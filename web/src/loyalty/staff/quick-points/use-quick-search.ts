// See docs/rules/loyalty.md#quick-points-dialog.
import { useState } from 'react';
import type { PointsSearchReply } from '@brasa/core/loyalty/loyalty.contract.ts';
import { readQr } from '@brasa/core/loyalty/wallet/wallet-qr.rules.ts';
import {
  searchFailure,
  toastFailure,
  dismissFailure,
  UNKNOWN_QR,
  type PointsFailure,
} from '../points-failure.ts';
import { useSearchCustomer, type Target } from './quick-points.queries.ts';

export type FoundCustomer = Extract<PointsSearchReply, { found: true }>;

export type Customer =
  | { kind: 'found'; target: Target; reply: FoundCustomer }
  | { kind: 'new'; phone: string };

export type QuickSearch = ReturnType<typeof useQuickSearch>;

export function useQuickSearch() {
  const search = useSearchCustomer();
  const [customer, setCustomer] = useState<Customer | null>(null);
  const { failure, isBareId, setIsBareId, fail, clearFailure } = useSearchFailure();

  const find = (target: Target, phone: string | null) => {
    clearFailure();
    search.mutate(target, {
      onSuccess: (reply) => {
        const result = customerOf(reply, target, phone);
        if (result) setCustomer(result);
        else fail(UNKNOWN_QR);
      },
      onError: (error) => fail(searchFailure(error, 'phone' in target ? 'phone' : 'qr')),
    });
  };
  const refresh = (onFailure: () => void) => {
    if (!customer) return;
    const target = targetOf(customer);
    search.mutate(target, {
      onSuccess: (reply) => {
        if (reply.found) setCustomer({ kind: 'found', target, reply });
        else onFailure();
      },
      onError: onFailure,
    });
  };
  const byQr = (text: string) => {
    const qr = readQr(text);
    clearFailure();
    switch (qr.kind) {
      case 'bare-id':
        setIsBareId(true);
        break;
      case 'unreadable':
        fail(UNKNOWN_QR);
        break;
      case 'phone':
      case 'wallet':
        find({ qrCode: text }, qr.kind === 'phone' ? qr.phone : null);
        break;
    }
  };
  return {
    customer,
    failure,
    /** A QR that says a bare user id is not resolved, as specified. */
    isBareId,
    isPending: search.isPending,
    byPhone: (phone: string) => find({ phone }, phone),
    byQr,
    refresh,
    clearFailure,
  };
}

/** What the last search has failed with, shown until the next one. */
function useSearchFailure() {
  const [failure, setFailure] = useState<PointsFailure | null>(null);
  const [isBareId, setIsBareId] = useState(false);
  return {
    failure,
    isBareId,
    setIsBareId,
    fail: (reason: PointsFailure) => {
      setFailure(reason);
      toastFailure(reason);
    },
    clearFailure: () => {
      dismissFailure();
      setFailure(null);
      setIsBareId(false);
    },
  };
}

function customerOf(
  reply: PointsSearchReply,
  target: Target,
  phone: string | null,
): Customer | null {
  if (reply.found) return { kind: 'found', target, reply };
  return phone === null ? null : { kind: 'new', phone };
}

function targetOf(customer: Customer): Target {
  return customer.kind === 'found' ? customer.target : { phone: customer.phone };
}
