import type { ClockTime } from '@brasa/core/kernel/madrid-time.ts';
import type { AutoId, Flag } from './columns.ts';

export type BusinessHoursTable = {
  id: AutoId;
  day_of_week: number;
  open_time: ClockTime;
  close_time: ClockTime;
  is_open: Flag;
  auto_update: Flag;
};
