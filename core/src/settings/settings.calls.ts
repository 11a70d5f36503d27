import { z } from 'zod';
import { anyone, staff } from '../kernel/call.ts';
import { versionQuery } from '../kernel/versions.ts';
import {
  newSetting,
  settingKey,
  siteFacts,
  storedSetting,
  typedChange,
} from './settings.contract.ts';

/** Of a change of who issues the invoices. */
const IDENTITY_REFUSALS = ['IDENTITY_OF_SUPERADMINS', 'IDENTITY_REQUIRED'] as const;

export const readSiteFacts = anyone.get('/api/site', {
  summary: 'The public facts of the shop',
  answers: { 200: siteFacts },
  defaults: { chickenPrice: '' },
  headers: ['ETag'],
  pages: 'every',
});

export const listSettings = staff.get('/api/settings', {
  summary: 'Every stored setting',
  answers: { 200: z.array(storedSetting) },
});

export const initializeSettings = staff.post('/api/settings/initialize', {
  summary: 'Give missing settings their starter values',
  answers: { 200: z.array(storedSetting) },
});

export const addSetting = staff.post('/api/settings', {
  summary: 'Add a setting',
  repeatable: true,
  body: newSetting,
  answers: { 201: storedSetting },
  refusals: ['SETTING_EXISTS', ...IDENTITY_REFUSALS],
});

export const changeSetting = staff.patch('/api/settings/:key', {
  summary: 'Change the value of a setting',
  versioned: storedSetting,
  params: settingKey,
  body: typedChange,
  answers: { 200: storedSetting },
  refusals: ['SETTING_NOT_FOUND', ...IDENTITY_REFUSALS],
});

export const removeSetting = staff.delete('/api/settings/:key', {
  summary: 'Delete a setting; a known one falls back to its starter value',
  versioned: storedSetting,
  params: settingKey,
  query: versionQuery,
  answers: { 204: z.undefined() },
  refusals: ['SETTING_NOT_FOUND', ...IDENTITY_REFUSALS],
});
