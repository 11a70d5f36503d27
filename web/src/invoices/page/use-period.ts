import { useLocation, useNavigate } from 'react-router';
import { isDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { periodOf, type Period } from './periods.ts';

const FROM = 'desde';
const TO = 'hasta';

/** The period of the address, so that it is there again after a reload and on the way back; else this month. */
export function usePeriod(today: Day): [Period, (period: Period) => void] {
  const search = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isDay(text) ? text : undefined;
  };
  const [from, to] = [day(FROM), day(TO)];
  const period: Period = { ...(from && { from }), ...(to && { to }) };
  const isChosen = search.has(FROM) || search.has(TO);
  const choose = ({ from: first = '', to: last = '' }: { from?: string; to?: string }) =>
    void navigate({ search: `?${FROM}=${first}&${TO}=${last}` }, { replace: true });
  return [isChosen ? period : periodOf('month', today), choose];
}
