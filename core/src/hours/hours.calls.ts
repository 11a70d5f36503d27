import { z } from 'zod';
import { call } from '../kernel/call.ts';
import { rowId } from '../kernel/fields.ts';
import { versionQuery } from '../kernel/versions.ts';
import {
  businessHours,
  businessHoursChange,
  initializeReply,
  specialDay,
  specialDayChange,
  specialDayEntry,
  syncReply,
} from './hours.contract.ts';
import { GOOGLE_REFUSALS } from './hours.failures.ts';

const byId = z.object({ id: rowId });

export const listBusinessHours = call({
  method: 'GET',
  path: '/api/business-hours',
  summary: 'Opening hours by weekday',
  audience: 'anyone',
  answers: { 200: z.array(businessHours) },
  headers: ['ETag'],
});

export const changeWeekday = call({
  method: 'PATCH',
  path: '/api/business-hours/:id',
  summary: 'Change a weekday',
  audience: 'staff',
  versioned: businessHours,
  params: byId,
  body: businessHoursChange,
  answers: { 200: businessHours },
  refusals: ['DAY_NOT_FOUND'],
});

export const syncBusinessHours = call({
  method: 'GET',
  path: '/api/business-hours/sync',
  summary: 'Take the hours over from the Google listing',
  audience: 'staff',
  changesState: true,
  answers: { 200: syncReply },
  refusals: GOOGLE_REFUSALS,
});

export const initializeHours = call({
  method: 'POST',
  path: '/api/admin/initialize',
  summary: 'Give missing weekdays their starter hours',
  audience: 'staff',
  answers: { 200: initializeReply },
});

export const listSpecialDays = call({
  method: 'GET',
  path: '/api/business-hours/special-days',
  summary: 'Special days from today on',
  audience: 'anyone',
  answers: { 200: z.array(specialDay) },
  headers: ['ETag'],
});

export const addSpecialDay = call({
  method: 'POST',
  path: '/api/business-hours/special-days',
  summary: 'Enter a special day',
  audience: 'staff',
  repeatable: true,
  body: specialDayEntry,
  answers: { 201: specialDay },
  refusals: ['SPECIAL_DAY_EXISTS'],
});

export const changeSpecialDay = call({
  method: 'PATCH',
  path: '/api/business-hours/special-days/:id',
  summary: 'Change a special day',
  audience: 'staff',
  versioned: specialDay,
  params: byId,
  body: specialDayChange,
  answers: { 200: specialDay },
  refusals: ['DAY_NOT_FOUND', 'SPECIAL_DAY_EXISTS'],
});

export const removeSpecialDay = call({
  method: 'DELETE',
  path: '/api/business-hours/special-days/:id',
  summary: 'Remove a special day',
  audience: 'staff',
  versioned: specialDay,
  params: byId,
  query: versionQuery,
  answers: { 204: z.undefined() },
  refusals: ['DAY_NOT_FOUND'],
});
