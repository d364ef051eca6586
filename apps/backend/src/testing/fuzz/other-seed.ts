import fc from 'fast-check';

/** How a request outside the contract is spoiled. */
const SPOILINGS = [
  'NONE',
  'NONE',
  'NONE',
  'NONE',
  'NONE',
  'NASTY_PATH',
  'LONG_PATH',
  'NASTY_QUERY',
  'UNKNOWN_QUERY',
  'MISSING_QUERY',
  'NASTY_HEADER',
  'MISSING_HEADERS',
  'NASTY_BODY',
  'NASTY_BODY',
  'MISSING_FIELD',
  'EDGE_BODY',
  'BROKEN_BODY',
  'DEEP_BODY',
  'LONG_BODY',
  'NO_BODY',
  'OTHER_MEDIA',
  'NO_TOKEN',
  'BROKEN_TOKEN',
  'OTHER_TOKEN',
  'OTHER_HOST',
  'OTHER_METHOD',
] as const;

/** What somebody is to ask outside the contract, as numbers that mean something once there is an application. */
export interface OtherSeed {
  /** Decides the route; a text is the route itself. */
  readonly route: number | string;
  readonly actor: number;
  /** Decides the arguments. */
  readonly variant: number;
  readonly spoiling: (typeof SPOILINGS)[number];
  /** Decides what is spoiled, and how. */
  readonly choice: number;
}

const otherSeed = (actors: number): fc.Arbitrary<OtherSeed> =>
  fc.record({
    route: fc.nat(1_000_000),
    actor: fc.nat(actors - 1),
    variant: fc.nat(1_000_000),
    spoiling: fc.constantFrom(...SPOILINGS),
    choice: fc.nat(1_000_000),
  });

const IMPORTS = '/v1/admin/imports';
const EDITING = '/v1/content-editing';

/** What machines, editors and browsers do one after the other with what came before. */
const COURSES: readonly (readonly string[])[] = [
  [
    `POST ${IMPORTS}/:`,
    `PATCH ${IMPORTS}/:`,
    `PATCH ${IMPORTS}/:`,
    `GET ${IMPORTS}/:`,
    `POST ${IMPORTS}/:/complete`,
    `GET ${IMPORTS}/:/refusals.csv`,
    `GET ${IMPORTS}`,
  ],
  [
    `PUT ${EDITING}/content/:/:/*`,
    `GET ${EDITING}/entries/:`,
    `GET ${EDITING}/entries/:/versions/:`,
    `PUT ${EDITING}/content/:/:/*`,
    `POST ${EDITING}/entries/:/publish`,
    `POST ${EDITING}/preview-links`,
    `DELETE ${EDITING}/entries/:`,
  ],
  [
    'GET /auth/redirect',
    'GET /oidc/*',
    'GET /oidc/login/:',
    'POST /oidc/login/:',
    'GET /oidc/*',
    'GET /auth/callback',
    'GET /auth/wrong-tenant',
    'POST /oidc/*',
    'GET /auth/logout',
    'POST /auth/logout',
  ],
];

/** Sequences of requests outside the contract: any of anybody, or a course of one with one other in between. */
export const otherSequences = (actors: number): fc.Arbitrary<readonly OtherSeed[]> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.array(otherSeed(actors), { minLength: 1, maxLength: 12 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...COURSES), otherSeed(actors), fc.nat(8))
        .map(([course, seed, at]) =>
          course.flatMap((route, index): readonly OtherSeed[] => {
            const own: OtherSeed = { ...seed, route, spoiling: 'NONE' };
            return index === at ? [seed, own] : [own];
          }),
        ),
    },
  );
