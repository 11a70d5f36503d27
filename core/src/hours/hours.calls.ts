import { z } from 'zod';
import { anyone, staff } from '../kernel/call.ts';
import { byId } from '../kernel/fields.ts';
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

export const listBusinessHours = anyone.get('/api/business-hours', {
  summary: 'Opening hours by weekday',
  answers: { 200: z.array(businessHours) },
  headers: ['ETag'],
  pages: 'every',
});

export const changeWeekday = staff.patch('/api/business-hours/:id', {
  summary: 'Change a weekday',
  versioned: businessHours,
  params: byId,
  body: businessHoursChange,
  answers: { 200: businessHours },
  refusals: ['DAY_NOT_FOUND'],
});

export const syncBusinessHours = staff.get('/api/business-hours/sync', {
  summary: 'Take the hours over from the Google listing',
  changesState: true,
  answers: { 200: syncReply },
  refusals: GOOGLE_REFUSALS,
});

export const initializeHours = staff.post('/api/admin/initialize', {
  summary: 'Give missing weekdays their starter hours',
  answers: { 200: initializeReply },
});

export const listSpecialDays = anyone.get('/api/business-hours/special-days', {
  summary: 'Special days from today on',
  answers: { 200: z.array(specialDay) },
  headers: ['ETag'],
  pages: 'every',
});

export const addSpecialDay = staff.post('/api/business-hours/special-days', {
  summary: 'Enter a special day',
  repeatable: true,
  body: specialDayEntry,
  answers: { 201: specialDay },
  refusals: ['SPECIAL_DAY_EXISTS'],
});

export const changeSpecialDay = staff.patch('/api/business-hours/special-days/:id', {
  summary: 'Change a special day',
  versioned: specialDay,
  params: byId,
  body: specialDayChange,
  answers: { 200: specialDay },
  refusals: ['DAY_NOT_FOUND', 'SPECIAL_DAY_EXISTS'],
});

export const removeSpecialDay = staff.delete('/api/business-hours/special-days/:id', {
  summary: 'Remove a special day',
  versioned: specialDay,
  params: byId,
  query: versionQuery,
  answers: { 204: z.undefined() },
  refusals: ['DAY_NOT_FOUND'],
});
