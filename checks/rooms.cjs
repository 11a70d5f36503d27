// The house's rooms and what else stands beside them: one list for the import rules and for every tool
// that goes through the house room by room.

/** From the ground up; a room enters only rooms to its left. */
const ROOMS = [
  'settings',
  'hours',
  'catalog',
  'messages',
  'accounts',
  'loyalty',
  'stock',
  'oven',
  'payments',
  'tickets',
  'orders',
  'sales',
  'invoices',
  'customers',
  'voice',
  'books',
  'dashboard',
  'site',
];

/** The folders of each floor that are no rooms. */
const OTHER_FOLDERS = {
  core: ['kernel'],
  api: ['db', 'http', 'outside'],
  web: ['app', 'browser', 'ui', 'worker'],
};

module.exports = { ROOMS, OTHER_FOLDERS };
