import { z } from 'zod';
import { staff } from '../kernel/call.ts';
import {
  byNumber,
  cashMoved,
  cashMovement,
  closeCorrectionRequest,
  closeList,
  closesQuery,
  dayClose,
  newCashMovement,
  newClose,
  openBooks,
} from './books.contract.ts';
import { exportQuery, hoursReport, productReport, report, reportQuery } from './report.contract.ts';

export const readOpenBooks = staff.get('/api/books', {
  summary: 'All that was paid, put in or taken out since the last close',
  answers: { 200: openBooks },
});

export const moveCash = staff.post('/api/books/cash-movements', {
  summary: 'Say what the drawer begins with, or what is put in or taken out beside payments',
  repeatable: true,
  body: newCashMovement,
  answers: { 201: cashMovement },
});

export const closeDay = staff.post('/api/books/closes', {
  summary: 'Write the close of everything since the last one',
  repeatable: true,
  body: newClose,
  answers: { 201: dayClose, 409: cashMoved },
  refusals: ['CLOSED_MEANWHILE', 'CASH_MOVED', 'CLOSE_WITHOUT_COUNT', 'CLOSE_LEAVES_MORE'],
});

export const listCloses = staff.get('/api/books/closes', {
  summary: 'The closes, newest first',
  query: closesQuery,
  answers: { 200: closeList },
});

export const readClose = staff.get('/api/books/closes/:number', {
  summary: 'One close',
  params: byNumber,
  answers: { 200: dayClose },
  refusals: ['CLOSE_NOT_FOUND'],
});

export const correctClose = staff.post('/api/books/closes/:number/corrections', {
  summary: 'Write beside a close that something else was counted',
  repeatable: true,
  params: byNumber,
  body: closeCorrectionRequest,
  answers: { 201: dayClose },
  refusals: ['CLOSE_NOT_FOUND', 'CLOSE_NOT_CORRECTABLE'],
});

export const readReport = staff.get('/api/books/report', {
  summary: 'What came of a day, a week or a month, beside those before',
  query: reportQuery,
  answers: { 200: report },
});

export const readProductReport = staff.get('/api/books/report/products', {
  summary: 'What was sold of each product in a day, a week or a month',
  query: reportQuery,
  answers: { 200: productReport },
});

export const readHoursReport = staff.get('/api/books/report/hours', {
  summary: 'When orders were picked up in a month or a week, by weekday and hour',
  query: reportQuery,
  answers: { 200: hoursReport },
});

const csv = {
  query: exportQuery,
  answers: { 200: z.string() },
  produces: 'text/csv',
  headers: ['Content-Disposition'],
} as const;

export const exportReport = staff.get('/api/books/report.csv', {
  summary: 'What came of each day, for a Spanish spreadsheet',
  changesState: true,
  ...csv,
});

export const exportProductReport = staff.get('/api/books/products.csv', {
  summary: 'What was sold of each product, for a Spanish spreadsheet',
  changesState: true,
  ...csv,
});
