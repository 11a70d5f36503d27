import { useQuery } from '@tanstack/react-query';
import { readHoursReport, readProductReport, readReport } from '@brasa/core/books/books.calls.ts';
import type { ReportPeriod } from '@brasa/core/books/report-periods.rules.ts';
import { queryOf } from '../../browser/api/send.ts';

const asked = ({ unit, from }: ReportPeriod) => ({ query: { unit, day: from } });

export const useReport = (period: ReportPeriod) =>
  useQuery({ ...queryOf(readReport, asked(period)), staleTime: 0 });

export const useProductReport = (period: ReportPeriod) =>
  useQuery({ ...queryOf(readProductReport, asked(period)), staleTime: 0 });

export const useHoursReport = (period: ReportPeriod) =>
  useQuery({ ...queryOf(readHoursReport, asked(period)), staleTime: 0 });
