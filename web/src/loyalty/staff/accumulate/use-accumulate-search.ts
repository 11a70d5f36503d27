// From a phone, an e-mail or a QR to a customer (docs/rules/loyalty.md#users-search).
import { useLayoutEffect, useRef, useState } from 'react';
import { normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import { readQr } from '@brasa/core/loyalty/wallet/wallet-qr.rules.ts';
import { UNKNOWN_QR, searchFailure, toastFailure, type PointsFailure } from '../points-failure.ts';
import { useSearchUser, type SearchReply, type SearchTarget } from './accumulate.queries.ts';

type FoundUser = Extract<SearchReply, { found: true }>['user'];

export type SearchState =
  | { kind: 'nothing' }
  /** Unverified by a QR that anybody can make, which withholds the phone; `target` is by what they were found. */
  | { kind: 'found'; user: FoundUser; isVerified: boolean; target: SearchTarget }
  /** Nobody has the phone: points make a new user. */
  | { kind: 'new'; phone: string }
  /** Nobody has the e-mail: the phone has to be asked for. */
  | { kind: 'unknown-email' }
  /** A QR with a bare user id is not resolved (docs/rules/loyalty.md#which-codes-are-read). */
  | { kind: 'bare-id' }
  /** `needsPhone`: whose points they are is not known in any other way. */
  | { kind: 'failed'; failure: PointsFailure; needsPhone: boolean };

const NOTHING: SearchState = { kind: 'nothing' };

/**
 * `onPhone` is told the phone of whoever has been found. Until somebody is, a search by e-mail or QR
 * leaves it empty: a phone from before is somebody else's. `onSearch` is told that one begins.
 */
export function useAccumulateSearch(onPhone: (phone: string) => void, onSearch: () => void) {
  const search = useSearchUser();
  const { state, setState, shown } = useSearchState();

  /** The answer that is still to come is about somebody who is no longer asked for. */
  const clear = () => {
    search.reset();
    setState(NOTHING);
  };
  const fail = (failure: PointsFailure, needsPhone: boolean) => {
    setState({ kind: 'failed', failure, needsPhone });
    toastFailure(failure);
  };
  const find = (target: SearchTarget) => {
    onSearch();
    setState(NOTHING);
    const phone = phoneIn(target);
    if (!('phone' in target)) onPhone(phone ?? '');
    search.mutate(target, {
      onSuccess: (reply) => {
        const outcome = outcomeOf(reply, target);
        if (outcome) setState(outcome);
        else fail(UNKNOWN_QR, true);
        if (reply.found) onPhone(reply.user.phone ?? '');
      },
      onError: (error) =>
        fail(searchFailure(error, 'qrCode' in target ? 'wallet' : 'user'), phone === null),
    });
  };
  /** The points of who was found are others now; by then somebody else may have been looked for. */
  const refresh = () => {
    if (state.kind !== 'found' || shown.current !== state) return;
    const { target } = state;
    search.mutate(target, {
      onSuccess: (reply) => setState(outcomeOf(reply, target) ?? NOTHING),
    });
  };
  const byPhone = (typed: string) => {
    const phone = normalizePhone(typed);
    if (phone !== null) find({ phone });
  };
  const byQr = (text: string) => {
    const qr = readQr(text);
    clear();
    onPhone('');
    if (qr.kind === 'wallet' || qr.kind === 'phone') find({ qrCode: text });
    else if (qr.kind === 'bare-id') setState({ kind: 'bare-id' });
    else fail(UNKNOWN_QR, true);
  };

  return {
    state,
    isPending: search.isPending,
    byPhone,
    byEmail: (email: string) => find({ email: email.trim() }),
    byQr,
    refresh,
    clear,
  };
}

/** `shown` is the state of now, for what was begun while it was another. */
function useSearchState() {
  const [state, setState] = useState(NOTHING);
  const shown = useRef(state);
  useLayoutEffect(() => {
    shown.current = state;
  }, [state]);
  return { state, setState, shown };
}

/** The phone that is looked for, typed or scanned. */
function phoneIn(target: SearchTarget): string | null {
  if ('phone' in target) return target.phone;
  const qr = 'qrCode' in target ? readQr(target.qrCode) : null;
  return qr?.kind === 'phone' ? qr.phone : null;
}

/** Null for a code that is nobody's. */
function outcomeOf(reply: SearchReply, target: SearchTarget): SearchState | null {
  if (reply.found) {
    const { user, verified: isVerified } = reply;
    return { kind: 'found', user, isVerified, target };
  }
  const phone = phoneIn(target);
  if (phone !== null) return { kind: 'new', phone };
  return 'email' in target ? { kind: 'unknown-email' } : null;
}

export type AccumulateSearch = ReturnType<typeof useAccumulateSearch>;
