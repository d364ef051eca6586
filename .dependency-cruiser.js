import { vagueFolderNames, places } from '@gastroshop/config/architecture';

const test = '\\.(?:test|spec|stories|test-d)\\.tsx?$|/testing/';
/** @param {readonly string[]} names */
const oneOf = (names) => `(?:${names.map((name) => name.replace(/[.]/g, '\\.')).join('|')})`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const borders = Object.entries(places).flatMap(
  ([place, { packages, types = [], libraries, rooms = {}, leanRooms = [], node }]) => {
    const shipped = { path: `^${place}/src/`, pathNot: test };
    const values = packages.map((name) =>
      name.includes('/') ? `packages/${name.replace('/', '/src/')}/` : `packages/${name}/`,
    );
    const own = `^(?:${[`${place}/`, ...values].join('|')})`;
    const ownOrTypes = `^(?:${[`${place}/`, ...values, ...types.map((name) => `packages/${name}/`)].join('|')})`;
    return [
      {
        name: `border-of-${place}`,
        comment: `${place} may import ${[...packages, ...types].join(', ') || 'no other package'} (tooling/config/architecture.js).`,
        severity: 'error',
        from: shipped,
        to: { path: '^(?:packages|apps|tooling)/', pathNot: ownOrTypes },
      },
      ...types.map((name) => ({
        name: `types-only-${place}-${name}`,
        comment: `${place} may import nothing but types from ${name}: its libraries must not reach a browser bundle.`,
        severity: /** @type {const} */ ('error'),
        from: shipped,
        to: { path: `^packages/${name}/`, pathNot: own, dependencyTypesNot: ['type-only'] },
      })),
      {
        name: `libraries-of-${place}`,
        comment: `${place} may import ${libraries.join(', ') || 'no library'} (tooling/config/architecture.js).`,
        severity: 'error',
        from: shipped,
        to: {
          dependencyTypes: [
            'npm',
            'npm-dev',
            'npm-peer',
            'npm-optional',
            'npm-no-pkg',
            'npm-unknown',
            ...(node ? [] : ['core']),
          ],
          ...(libraries.length > 0 && { pathNot: `node_modules/${oneOf(libraries)}/` }),
        },
      },
      ...leanRooms.map((room) => ({
        name: `lean-${place}-${room}`,
        comment: `Room ${room} reaches browsers through other packages and imports no library.`,
        severity: /** @type {const} */ ('error'),
        from: { path: `^${place}/src/${room}/`, pathNot: test },
        to: { path: 'node_modules' },
      })),
      ...Object.entries(rooms).flatMap(([room, neighbours]) => [
        {
          name: `room-${place}-${room}`,
          comment: `Room ${room} of ${place} may enter ${neighbours.join(', ') || 'no other room'} (tooling/config/architecture.js).`,
          severity: /** @type {const} */ ('error'),
          from: { path: `^${place}/src/${room}/`, pathNot: test },
          // The texts of a place are for all its rooms.
          to: {
            path: `^${place}/src/[^/]+/`,
            pathNot: `^${place}/src/${oneOf([room, ...neighbours, 'text-files'])}/`,
          },
        },
        {
          name: `door-${place}-${room}`,
          comment: `Room ${room} is entered through its index.ts.`,
          severity: /** @type {const} */ ('error'),
          from: { path: `^${place}/src/`, pathNot: `^${place}/src/${room}/` },
          to: { path: `^${place}/src/${room}/`, pathNot: `^${place}/src/${room}/index\\.ts$` },
        },
        {
          name: `inside-${place}-${room}`,
          comment: `Inside room ${room} files import each other directly, never their own index.ts.`,
          severity: /** @type {const} */ ('error'),
          from: { path: `^${place}/src/${room}/`, pathNot: test },
          to: { path: `^${place}/src/${room}/index\\.ts$` },
        },
      ]),
    ];
  },
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Data flows one way; a cycle hides which room is in charge.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-nameless-folder',
      comment: 'A folder is named for what is inside.',
      severity: 'error',
      from: {},
      to: { path: `^(?:packages|apps|tooling)/.*/${oneOf(vagueFolderNames)}/` },
    },
    {
      name: 'resolvable',
      comment: 'An import that resolves to nothing hides whatever the borders would say about it.',
      severity: 'error',
      from: { pathNot: test },
      // The bundler makes an address of a file that is asked for with ?url, and modules of its own. Of @turbo/gen there
      // are types alone.
      to: { couldNotResolve: true, pathNot: '\\?url(?:&|$)|^virtual:|^@turbo/gen$' },
    },
    ...borders,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '(?:^|/)(?:dist|storybook-static|\\.stryker-tmp|\\.reports)/',
        '^tooling/scripts/src/consumer/template/',
        // Written from the files of texts, which they name wherever these stand.
        '/src/(?:i18next\\.d\\.ts|text-files/(?!index\\.ts|texts\\.ts)[\\w.-]+)$',
        // Another shop, measured beside ours; it is installed by its own script alone.
        '^tooling/bench/peers/',
      ],
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@gastroshop/source', 'types', 'import', 'default'],
    },
  },
};
