import { z } from 'zod';
import { call } from '../kernel/call.ts';
import { versionQuery } from '../kernel/versions.ts';
import {
  newSetting,
  settingKey,
  siteFacts,
  storedSetting,
  typedChange,
} from './settings.contract.ts';

export const readSiteFacts = call({
  method: 'GET',
  path: '/api/site',
  summary: 'The public facts of the shop',
  audience: 'anyone',
  answers: { 200: siteFacts },
  headers: ['ETag'],
});

export const listSettings = call({
  method: 'GET',
  path: '/api/settings',
  summary: 'Every stored setting',
  audience: 'staff',
  answers: { 200: z.array(storedSetting) },
});

export const initializeSettings = call({
  method: 'POST',
  path: '/api/settings/initialize',
  summary: 'Give missing settings their starter values',
  audience: 'staff',
  answers: { 200: z.array(storedSetting) },
});

export const addSetting = call({
  method: 'POST',
  path: '/api/settings',
  summary: 'Add a setting',
  audience: 'staff',
  repeatable: true,
  body: newSetting,
  answers: { 201: storedSetting },
  refusals: ['SETTING_EXISTS'],
});

export const changeSetting = call({
  method: 'PATCH',
  path: '/api/settings/:key',
  summary: 'Change the value of a setting',
  audience: 'staff',
  versioned: storedSetting,
  params: settingKey,
  body: typedChange,
  answers: { 200: storedSetting },
  refusals: ['SETTING_NOT_FOUND'],
});

export const removeSetting = call({
  method: 'DELETE',
  path: '/api/settings/:key',
  summary: 'Delete a setting; a known one falls back to its starter value',
  audience: 'staff',
  versioned: storedSetting,
  params: settingKey,
  query: versionQuery,
  answers: { 204: z.undefined() },
  refusals: ['SETTING_NOT_FOUND'],
});
