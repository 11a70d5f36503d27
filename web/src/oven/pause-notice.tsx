import type { ReactNode } from 'react';
import { CirclePause, Phone } from 'lucide-react';
import { pausedTitle } from '@brasa/core/oven/pause.rules.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { telLink } from '../browser/device/tel-link.ts';
import { TextLink } from '../ui/button/text-link.tsx';

type PauseNoticeProps = {
  until: number;
  /** Empty where the shop has none. */
  phone: string;
  children?: ReactNode;
};

/** Until when orders for today are paused, and the shop's telephone; what else can be done beside it. */
export function PauseNotice({ until, phone, children }: PauseNoticeProps) {
  return (
    <div data-paused className="flex flex-wrap items-center gap-x-6">
      <p className="sm:flex sm:items-center sm:gap-3">
        <CirclePause className="size-5 shrink-0 max-sm:hidden" />
        <span>
          <strong>{pausedTitle(until)}.</strong>
          {phone !== '' && ' Para hoy, llámanos:'}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        {phone !== '' && (
          <TextLink href={telLink(phone)}>
            <Phone className="mr-2 size-5 shrink-0" />
            {formatPhone(phone)}
          </TextLink>
        )}
        {children}
      </div>
    </div>
  );
}
