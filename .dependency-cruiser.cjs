// Who may know whom: the house's rules of architecture (ARCHITECTURE.md), checked by `npm test`
// and proven by the planted violations in checks/.

const { OTHER_FOLDERS, ROOMS } = require('./checks/rooms.cjs');

const rooms = ROOMS.join('|');

/** Rooms that only staff enter, and the staff's part of every other room and of the app (web/build-plugins/chunks.ts). */
const STAFFS =
  '^web/src/(books|dashboard|invoices|tickets|voice|([^/]+|app/(layouts|pages))/staff)/';

/** api rooms: a room may not import the rooms after it. */
const upward = ROOMS.map((room, index) => {
  const later = ROOMS.slice(index + 1).join('|');
  return (
    later && {
      name: `${room}-enters-only-rooms-before-it`,
      severity: 'error',
      from: { path: `^(core|api)/src/${room}/` },
      to: { path: `^(core|api)/src/(${later})/` },
    }
  );
}).filter(Boolean);

/** A folder that nobody has listed would be bound by no rule: neither left nor entered, nor alone. */
const unlisted = Object.entries(OTHER_FOLDERS).flatMap(([floor, others]) => {
  const stray = {
    path: `^${floor}/src/[^/]+/`,
    pathNot: `^${floor}/src/(${[...ROOMS, ...others].join('|')})/`,
  };
  return [
    { from: stray, to: {} },
    { from: {}, to: stray },
    { from: { ...stray, orphan: true }, to: {} },
  ].map((rule) => ({ name: 'every-folder-is-a-listed-room', severity: 'error', ...rule }));
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'core-imports-zod-and-itself',
      severity: 'error',
      from: { path: '^core/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^core/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'api-and-web-do-not-know-each-other',
      severity: 'error',
      from: { path: '^(api|web)/src/' },
      to: { path: '^(api|web)/src/', pathNot: '^$1/src/' },
    },
    {
      name: 'only-stores-reports-and-db-touch-sql',
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: ['^api/src/db/', '\\.(store|report|tables)\\.ts$'],
      },
      to: {
        path: [
          '(^|/)node_modules/(kysely|pg)/',
          '^node:sqlite$',
          '^api/src/db/tables/',
          '\\.tables\\.ts$',
        ],
        pathNot: '/tables/(personal-)?columns\\.ts$',
      },
    },
    {
      name: 'a-store-is-its-own-rooms',
      severity: 'error',
      from: { path: `^api/src/(${rooms})/` },
      to: { path: `^api/src/(${rooms})/.+\\.(store|tables)\\.ts$`, pathNot: '^api/src/$1/' },
    },
    {
      name: 'api-rooms-are-entered-by-their-door',
      severity: 'error',
      from: { path: `^api/src/(${rooms}|http|db|outside)/` },
      to: {
        path: `^api/src/(${rooms})/`,
        pathNot: ['^api/src/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'the-app-enters-rooms-by-their-door',
      severity: 'error',
      from: { path: '^api/src/[^/]+\\.ts$' },
      to: { path: `^api/src/(${rooms})/`, pathNot: '/index\\.ts$' },
    },
    {
      name: 'http-and-db-know-no-room',
      severity: 'error',
      from: { path: '^api/src/(http|db)/' },
      to: { path: `^api/src/(${rooms}|outside)/` },
    },
    {
      name: 'use-cases-and-stores-know-no-http',
      severity: 'error',
      from: { path: `^api/src/(${rooms})/`, pathNot: ['\\.routes\\.ts$', '/index\\.ts$'] },
      to: {
        path: ['^api/src/http/', '(^|/)node_modules/fastify/', '\\.routes\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-rooms-do-not-know-each-other',
      severity: 'error',
      from: { path: `^web/src/(${rooms})/` },
      to: { path: `^web/src/(${rooms})/`, pathNot: '^web/src/$1/' },
    },
    {
      // Their pages would bring staff's code, and name staff's calls.
      name: 'customers-code-imports-staffs-on-demand-alone',
      severity: 'error',
      from: { path: '^web/src/', pathNot: [STAFFS, '[.]test[.]tsx?$'] },
      to: { path: STAFFS, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      // A test may look at its room's screen as the app puts it together.
      name: 'web-rooms-do-not-know-the-app',
      severity: 'error',
      from: { path: `^web/src/(${rooms})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'ui-browser-and-worker-know-no-room',
      severity: 'error',
      from: { path: '^web/src/(ui|browser|worker)/' },
      to: { path: `^web/src/(${rooms}|app)/` },
    },
    {
      name: 'no-room-for-leftovers',
      severity: 'error',
      from: {},
      to: { path: '/(utils?|misc|helpers?|common)(/|\\.tsx?$)', pathNot: 'node_modules' },
    },
    ...upward,
    ...unlisted,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^web/dist/', '\\.css$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.depcruise.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
