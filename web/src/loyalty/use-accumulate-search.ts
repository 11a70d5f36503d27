// From a phone, an e-mail or a QR to a customer (specification 5 and 8).
import '../browser/zod-without-eval.ts';
import { useState } from 'react';
import { normalizePhone } from '@brasa/core/kernel/phone.ts';
import type { UserSearchReply } from '@brasa/core/loyalty/user-search.contract.ts';
import { readQr } from '@brasa/core/loyalty/wallet-qr.rules.ts';
import {
  UNKNOWN_QR,
  walletSearchFailure,
  sayFailure,
  userSearchFailure,
  type PointsFailure,
} from './points-failure.ts';
import { useSearchUser, type SearchTarget } from './accumulate.queries.ts';

export type FoundUser = Extract<UserSearchReply, { found: true }>['user'];

export type SearchState =
  | { kind: 'nothing' }
  | { kind: 'found'; user: FoundUser }
  /** Nobody has the phone: points make a new user. */
  | { kind: 'new'; phone: string }
  /** Nobody has the e-mail: the phone has to be asked for. */
  | { kind: 'unknown-email' }
  /** A QR with a bare user id is not resolved (specification 5). */
  | { kind: 'bare-id' }
  | { kind: 'failed'; failure: PointsFailure };

const NOTHING: SearchState = { kind: 'nothing' };

/** `onPhone` is told the phone of whoever has been found. */
export function useAccumulateSearch(onPhone: (phone: string) => void) {
  const search = useSearchUser();
  const [state, setState] = useState<SearchState>(NOTHING);

  const fail = (failure: PointsFailure) => {
    setState({ kind: 'failed', failure });
    sayFailure(failure);
  };
  const find = (target: SearchTarget) => {
    setState(NOTHING);
    search.mutate(target, {
      onSuccess: (reply) => {
        if (reply.found) {
          setState({ kind: 'found', user: reply.user });
          if (reply.user.phone !== null) onPhone(reply.user.phone);
        } else if ('phone' in target) {
          setState({ kind: 'new', phone: target.phone });
        } else if ('email' in target) {
          setState({ kind: 'unknown-email' });
        } else {
          fail(UNKNOWN_QR);
        }
      },
      onError: (error) =>
        fail('qrCode' in target ? walletSearchFailure(error) : userSearchFailure(error)),
    });
  };
  const byPhone = (typed: string) => {
    const phone = normalizePhone(typed);
    if (phone !== null) find({ phone });
  };
  const byQr = (text: string) => {
    const qr = readQr(text);
    if (qr.kind === 'bare-id') setState({ kind: 'bare-id' });
    else if (qr.kind === 'unreadable') fail(UNKNOWN_QR);
    else if (qr.kind === 'wallet') find({ qrCode: text });
    else {
      onPhone(qr.phone);
      find({ phone: qr.phone });
    }
  };

  return {
    state,
    isPending: search.isPending,
    byPhone,
    byEmail: (email: string) => find({ email: email.trim() }),
    byQr,
    clear: () => setState(NOTHING),
  };
}
export type AccumulateSearch = ReturnType<typeof useAccumulateSearch>;
