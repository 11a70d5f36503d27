// The house's rooms and what else stands beside them, for the import rules.
const { ROOMS } = require('../core/src/rooms.ts');

/** The folders of each floor that are no rooms. */
const OTHER_FOLDERS = {
  core: ['kernel'],
  api: ['db', 'http', 'outside'],
  web: ['app', 'browser', 'ui', 'worker'],
};

module.exports = { ROOMS: Object.keys(ROOMS), OTHER_FOLDERS };
