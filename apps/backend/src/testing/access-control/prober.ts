import {
  contract,
  contractAreas,
  pathParameterNames,
  type AnyCall,
  type CallName,
} from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { seededRandom, type CallArguments } from '../conformance';
import type { FakeClock } from '../seed-ordering';
import { FIRST_TENANTS } from '../first-tenants';
import { createTestApp, type TestApp } from '../test-app';
import { ALL_ROLES, type TestUser } from '../tokens';
import { ask, type AskOptions, type ReadAnswer } from './ask';
import { changeTexts } from './change-texts';
import { FOREIGN, ofColleague, ofOtherTenant, OTHER_TENANTS, othersDigest } from './seed-other-tenants';
import { RESOURCE_PARAMETERS, type CallerTenant, type Probe, type ProbeKind } from './probes';
import { EVERY_ROLE, everyRoleBut, rolesNeeded, rolesWithoutEffect } from './roles';
import type { RewindingStore } from './rollback-store';
import { runCase, type TryCase } from './run-case';
import { argumentsIn, type AccessFixture } from './access-fixture';
import { worthlessTokens } from './invalid-tokens';

/** Calls after which a colleague finds one notification more. */
const TELLS_COLLEAGUES: ReadonlySet<string> = new Set(['changeOrder', 'cancelOrder', 'restoreOrder']);

/** A world and the store it is in. */
interface Place {
  readonly store: RewindingStore;
  readonly rights: AccessFixture;
}

/** What the prober works with. */
export interface ProberParts {
  /** The caller's world with nobody else in it. */
  readonly alone: Place;
  /** The same among others. */
  readonly crowded: Place;
  readonly clock: FakeClock;
}

/** Tries calls and says what is wrong with their answers; nothing: they are as they have to be. */
export interface Prober {
  readonly run: (probe: Probe) => Promise<readonly string[]>;
  /** How many calls were made so far. */
  readonly made: () => number;
  /** Ends the applications; the next probe begins with new ones, which remember nothing. */
  readonly close: () => Promise<void>;
}

const FIRST_NUMBER = 7_000_000;

/** Changes of a catalogue that no probe makes as many of. */
const REVISIONS_APART = 1_000;

/** Whether a call needs a token, as the contract says before a test takes any of its rules away. */
const ACCESS = new Map(
  Object.values(contractAreas).flatMap((calls) =>
    Object.entries(calls).map(([name, { endpoint }]) => [name, endpoint.access] as const),
  ),
);

/** A role and what only it shows, with what the test puts in its place. */
const shownBy = ({
  skus,
}: {
  readonly skus: readonly string[];
}): readonly (readonly [string, ReadonlyMap<string, string>])[] => [
  ['can-see-prices', new Map([['4.15', '9.99']])],
  ['can-see-bonuses', new Map([['"0.95"', '"0.85"']])],
  ['should-see-cross-tenant-product-id', new Map(skus.map((sku) => [`x${sku}`, `y${sku}`]))],
];

/** All roles, none, and each alone: no role opens what is of others. */
const ROLE_SETS: readonly (readonly string[])[] = [EVERY_ROLE, [], ...EVERY_ROLE.map((role) => [role])];

/** Calls that a caller of another tenant is let in to there. */
const AT_HOME: ReadonlySet<CallName> = new Set([
  'getCart',
  'getCurrentUser',
  'getInventoryDetails',
  'getNotifications',
  'getOrder',
  'getProduct',
] as const);

/** Every role, none, and another one for each call: what many callers are tried with. */
const someRoleSets = (name: CallName): readonly (readonly string[])[] => [
  EVERY_ROLE,
  [],
  [EVERY_ROLE[Object.keys(contract).indexOf(name) % EVERY_ROLE.length] ?? ''],
];

const isOtherTenant = (tenant: string): boolean => OTHER_TENANTS.some((other) => other === tenant);

/** What stands on a paper as soon as prices do: headings, sums, notes. */
const NAMES_PRICES = /€|EUR|\bPreis|\bSumme|\bnetto|\bbrutto|\bUSt|\bWert/;

const show = ({ status, text }: ReadAnswer): string => `${status} ${text.slice(0, 160)}`;

/** The part of a file's address that is made for one reader. */
const linkOf = (userId: string): RegExp =>
  new RegExp(`reader=${userId}&until=\\d+&signature=[\\w-]{43}`, 'g');

/** Where two texts part. */
const parting = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 40);
  return `…${one.slice(from, at + 60)}… instead of …${other.slice(from, at + 60)}…`;
};

/** Makes the prober. */
export const createProber = ({ alone, crowded, clock }: ProberParts): Prober => {
  const apps = new Map<Place, TestApp>();
  const appOf = async (place: Place): Promise<TestApp> => {
    const known = apps.get(place) ?? (await createTestApp(place.store, clock));
    apps.set(place, known);
    return known;
  };

  let made = 0;
  let revision = 0;
  /**
   * Makes the catalogue one that has just changed: an application would answer from what it remembers of a state that has
   * been undone, and not ask the checks it asked when it read that.
   */
  const forgetCatalogue = async (queries: Queries): Promise<void> => {
    revision += REVISIONS_APART;
    await sql`update catalogue_revision set revision = ${revision}`.execute(queries);
  };

  /** Does work of which nothing stays. */
  const on = <T>(
    place: Place,
    work: (tools: {
      readonly tell: (name: CallName, args: CallArguments, options: AskOptions) => Promise<ReadAnswer>;
      readonly rights: AccessFixture;
      readonly shop: TestApp;
    }) => Promise<T>,
  ): Promise<T> =>
    place.store.rewound(async () => {
      await sql`select setval('order_number', ${FIRST_NUMBER})`.execute(place.store.queries());
      await forgetCatalogue(place.store.queries());
      const shop = await appOf(place);
      return work({
        rights: place.rights,
        shop,
        tell: (name, args, options) => {
          made += 1;
          return ask(shop, name, args, options);
        },
      });
    });

  /** Tries a case in a world. */
  const caseIn =
    (place: Place, name: CallName): TryCase =>
    (work) =>
      on(place, async ({ tell, rights }) => {
        const world = { queries: place.store.queries(), rights, shop: await appOf(place) };
        return work(world, (args, options) => tell(name, args, options));
      });

  const ownUser = ({ userId }: AccessFixture): TestUser => ({ userId, tenant: 'AZ' });

  /**
   * Lets people of a tenant in as they are in the first one: of others' rows every yes is a no.
   *
   * @returns the plain arguments of a call there
   */
  const argumentsAt = async (
    name: CallName,
    rights: AccessFixture,
    tenant: CallerTenant,
  ): Promise<CallArguments> => {
    const args = argumentsIn(rights)(name);
    if (tenant === 'AZ') return args;
    await sql`
      update app_user there set is_enabled = here.is_enabled from app_user here
      where there.tenant = ${tenant} and here.tenant = 'AZ' and here.id = there.id`.execute(
      crowded.store.queries(),
    );
    return 'tenant' in args.parameters ? { ...args, parameters: { ...args.parameters, tenant } } : args;
  };

  /** What a caller is tried with: of the first tenant all sets of roles, of another some, since the walls are the same. */
  const roleSetsFor = (name: CallName, tenant: CallerTenant) =>
    tenant === 'AZ' ? ROLE_SETS : someRoleSets(name);

  /** The answers of a call as the caller gets them: plain, and with optional arguments. */
  const ownAnswers = (place: Place, name: CallName): Promise<readonly ReadAnswer[]> =>
    on(place, async ({ tell, rights }) => {
      const argumentsFor = argumentsIn(rights);
      const as = ownUser(rights);
      const answers: ReadAnswer[] = [];
      for (const seed of [undefined, 3])
        answers.push(
          await tell(name, argumentsFor(name, seed === undefined ? undefined : seededRandom(seed)), { as }),
        );
      return answers;
    });

  /** What the caller got with nobody else there; null where that is different every time. */
  const expected = new Map<CallName, readonly ReadAnswer[] | null>();
  const expectedOf = async (name: CallName): Promise<readonly ReadAnswer[] | null> => {
    const known = expected.get(name);
    if (known !== undefined) return known;
    const [once, again] = [await ownAnswers(alone, name), await ownAnswers(alone, name)];
    const answers = JSON.stringify(once) === JSON.stringify(again) ? once : null;
    expected.set(name, answers);
    return answers;
  };

  /** Others find everything as it was. */
  const untouched = async (
    name: CallName,
    work: () => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    if (contract[name].endpoint.method === 'GET') return work();
    const before = await othersDigest(crowded.store.queries());
    const findings = await work();
    const after = await othersDigest(crowded.store.queries());
    const was = new Set(before.split('\n'));
    const touched = after.split('\n').filter((line) => !was.has(line));
    return [...findings, ...touched.map((line) => `changed rows of others: ${line.split(' ')[0] ?? ''}`)];
  };

  const refused = (answer: ReadAnswer, statuses: readonly number[]): readonly string[] => [
    ...(statuses.includes(answer.status) ? [] : [`not refused: ${show(answer)}`]),
    ...(answer.text.includes(FOREIGN) && answer.status < 400 ? [`shows others: ${show(answer)}`] : []),
  ];

  /** Refused for whom or where it is asked; who lacks a role that the call needs may be told that there is no such call. */
  const refusedWith = (
    name: CallName,
    roles: readonly string[],
    answer: ReadAnswer,
    statuses: readonly number[] = [403],
  ): readonly string[] => {
    const lacks = rolesNeeded(name).some((role) => !roles.includes(role));
    return refused(answer, lacks ? [...statuses, 403, 404] : statuses).map(
      (finding) => `as ${roles.join(' + ') || 'nobody in particular'} ${finding}`,
    );
  };

  const foreignArguments = (
    name: CallName,
    args: CallArguments,
    rights: AccessFixture,
    tenant: CallerTenant,
  ): CallArguments[] => {
    const { others, world } = rights;
    if (others === undefined) return [];
    const { endpoint }: AnyCall = contract[name];
    const foreign = others.foreignNameOf;
    const known = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key));
    for (const key of Object.keys(endpoint.query ?? {})) known.add(key);
    const named = RESOURCE_PARAMETERS.filter((thing) => known.has(thing)).flatMap((thing) => {
      const own = thing === 'inventoryIds' ? `i${world.mark}` : String(args.parameters[thing]);
      const ofColleagues = thing === 'orderTemplateId' ? [ofColleague(foreign(own))] : [];
      // What only the other tenant has is the own of whoever calls from there.
      const elsewhere = tenant === 'AZ' ? [ofOtherTenant(foreign(own))] : [];
      return [foreign(own), ...elsewhere, ...ofColleagues, 'nobody-knows'].map((other) => ({
        ...args,
        parameters: { ...args.parameters, [thing]: thing === 'inventoryIds' ? [other] : other },
      }));
    });
    const body = typeof args.body === 'object' && args.body !== null ? args.body : {};
    const address = foreign(world.addressId);
    const bodies: Partial<Record<CallName, readonly unknown[]>> = {
      submitCart: [
        { ...body, deliveryAddressExternalId: address },
        { ...body, billingAddress: { customerId: others.customerId } },
      ],
      submitSubshopCart: [{ ...body, deliveryAddressExternalId: address }],
      createInventory: [{ ...body, externalAddressId: address }],
      markNotificationsRead: [[foreign(`n${world.mark}`)]],
    };
    return [...named, ...(bodies[name] ?? []).map((other) => ({ ...args, body: other }))];
  };

  /** Arguments that name what is the customer's, where the plain ones leave it out or name what is done with. */
  const namingThings = (name: CallName, rights: AccessFixture): CallArguments => {
    const { world } = rights;
    const args = argumentsIn(rights)(name);
    const { query = {} }: AnyCall['endpoint'] = contract[name].endpoint;
    if (name === 'markNotificationsRead') return { ...args, body: [`n${world.mark}`] };
    return 'inventoryIds' in query
      ? { ...args, parameters: { ...args.parameters, inventoryIds: [`i${world.mark}`] } }
      : args;
  };

  /** Runs on the crowded world with the plain arguments of a call, some of them replaced. */
  const inCrowd = (
    name: CallName,
    options: (rights: AccessFixture) => AskOptions,
    replaced: (rights: AccessFixture) => Readonly<Record<string, unknown>>,
    judge: (answer: ReadAnswer) => readonly string[],
  ): Promise<readonly string[]> =>
    on(crowded, async ({ tell, rights }) => {
      const args = argumentsIn(rights)(name);
      return judge(
        await tell(
          name,
          { ...args, parameters: { ...args.parameters, ...replaced(rights) } },
          options(rights),
        ),
      );
    });

  const own = (rights: AccessFixture): AskOptions => ({ as: ownUser(rights) });

  const sides: Readonly<
    Record<Exclude<ProbeKind, 'CASE'>, (name: CallName, tenant: CallerTenant) => Promise<readonly string[]>>
  > = {
    NOBODY: (name) =>
      on(crowded, async ({ tell, rights, shop }) => {
        const args = argumentsIn(rights)(name);
        const findings: string[] = [];
        if (ACCESS.get(name) !== 'anonymous') findings.push(...refused(await tell(name, args, {}), [401]));
        else if ('customerId' in args.parameters)
          findings.push(...refused(await tell(name, args, {}), [403]));
        for (const [fault, token] of await worthlessTokens(shop, ownUser(rights))) {
          const answer = await tell(name, { ...args, headers: { authorization: `Bearer ${token}` } }, {});
          findings.push(...refused(answer, [401]).map((finding) => `token ${fault}: ${finding}`));
        }
        return findings;
      }),
    ONLY_ELSEWHERE: async (name) => {
      if ((await expectedOf(name)) === null) return [];
      const answerIn = (place: Place) =>
        on(place, ({ tell, rights }) => {
          const [product] = rights.world.skus;
          const own = JSON.stringify(argumentsIn(rights)(name));
          const elsewhere = own.replaceAll(`"${product}"`, `"${FOREIGN}-${product}"`);
          return tell(name, JSON.parse(elsewhere) as CallArguments, { as: ownUser(rights) });
        });
      const [wanted, answer] = [await answerIn(alone), await answerIn(crowded)];
      return wanted.status === answer.status && wanted.text === answer.text
        ? []
        : [`differs: ${answer.status} ${parting(answer.text, wanted.text)}`];
    },
    FOREIGN_CUSTOMER: (name, tenant) =>
      on(crowded, async ({ tell, rights }) => {
        const args = await argumentsAt(name, rights, tenant);
        const customerId = rights.others?.customerId;
        const elsewhere = { ...args, parameters: { ...args.parameters, customerId } };
        const findings: string[] = [];
        for (const roles of roleSetsFor(name, tenant)) {
          const as = { ...ownUser(rights), tenant, roles };
          findings.push(...refusedWith(name, roles, await tell(name, elsewhere, { as })));
        }
        return findings;
      }),
    FOREIGN_TENANT: (name, own) =>
      on(crowded, async ({ tell, rights }) => {
        const args = await argumentsAt(name, rights, own);
        const findings: string[] = [];
        for (const tenant of FIRST_TENANTS.map(({ code }) => code).filter((code) => code !== own))
          // In some of them there is everything that the caller has here, under the same names.
          for (const roles of tenant === 'AZ' || isOtherTenant(tenant)
            ? roleSetsFor(name, own)
            : [EVERY_ROLE]) {
            const elsewhere = { ...args, parameters: { ...args.parameters, tenant } };
            const answer = await tell(name, elsewhere, { as: { ...ownUser(rights), tenant: own, roles } });
            findings.push(...refusedWith(name, roles, answer).map((finding) => `${tenant}: ${finding}`));
          }
        return findings;
      }),
    NO_CSRF: (name) =>
      inCrowd(
        name,
        (rights) => ({ ...own(rights), withoutCsrf: true }),
        () => ({}),
        (answer) => refused(answer, [403]),
      ),
    UNDECIDED: (name) =>
      on(crowded, async ({ tell, rights }) => {
        const args = argumentsIn(rights)(name);
        const parameters = Object.fromEntries(
          Object.entries(args.parameters).filter(([key]) => key !== 'customerId'),
        );
        const answer = await tell(
          name,
          { ...args, parameters },
          { as: { userId: rights.lapsed.undecided, tenant: 'AZ' } },
        );
        return [
          ...(ACCESS.get(name) === 'customer' ? refused(answer, [403]) : []),
          ...(answer.status >= 500 ? [`broke: ${show(answer)}`] : []),
          ...(answer.text.includes(FOREIGN) ? [`shows others: ${show(answer)}`] : []),
        ];
      }),
    LAPSED: (name, tenant) =>
      on(crowded, async ({ tell, rights }) => {
        const { former, coming, lockedOut } = rights.lapsed;
        const args = await argumentsAt(name, rights, tenant);
        const findings: string[] = [];
        const ask = async (userId: string, roles: readonly string[], statuses?: readonly number[]) => {
          const answer = await tell(name, args, { as: { userId, tenant, roles } });
          findings.push(...refusedWith(name, roles, answer, statuses));
        };
        for (const [index, roles] of roleSetsFor(name, tenant).entries()) {
          await ask(lockedOut, roles, [401]);
          if (!('customerId' in args.parameters)) continue;
          // Roles are looked at in the same place for both: each is tried with half of them, and both with all and none.
          for (const [who, lapsed] of [former, coming].entries())
            if (index < 2 || index % 2 === who) await ask(lapsed, roles);
        }
        // Whoever calls from another tenant is refused for what is tried, and not because nobody there is let in.
        if (tenant !== 'AZ' && AT_HOME.has(name)) {
          const atHome = await tell(name, args, { as: { ...ownUser(rights), tenant } });
          if ([401, 403].includes(atHome.status)) findings.push(`not let in at home: ${show(atHome)}`);
        }
        return findings;
      }),
    FOREIGN_THINGS: (name, tenant) =>
      on(crowded, async ({ tell, rights }) => {
        const plain = await argumentsAt(name, rights, tenant);
        return untouched(name, async () => {
          const findings: string[] = [];
          const { endpoint }: AnyCall = contract[name];
          // That there is such a template is nobody's business.
          const isOfTemplate = pathParameterNames(endpoint.path).includes('orderTemplateId');
          // A standing order is a customer's: who acts for none is refused before anybody looks for the template.
          const statuses =
            name === 'createStandingOrderFromTemplate' ? [403, 404] : isOfTemplate ? [404] : [403, 404, 422];
          for (const args of foreignArguments(name, plain, rights, tenant))
            for (const roles of roleSetsFor(name, tenant)) {
              const answer = await tell(name, args, { as: { ...ownUser(rights), tenant, roles } });
              findings.push(...refusedWith(name, roles, answer, statuses));
            }
          return findings;
        });
      }),
    AMONG_OTHERS: async (name) => {
      const wanted = await expectedOf(name);
      return on(crowded, ({ tell, rights }) =>
        untouched(name, async () => {
          const argumentsFor = argumentsIn(rights);
          const findings: string[] = [];
          for (const [index, seed] of [undefined, 3].entries()) {
            const args = argumentsFor(name, seed === undefined ? undefined : seededRandom(seed));
            const answer = await tell(name, args, own(rights));
            const alike = wanted?.[index];
            if (answer.status >= 500) findings.push(`broke: ${show(answer)}`);
            if (answer.text.includes(FOREIGN)) findings.push(`shows others: ${show(answer)}`);
            if (alike !== undefined && `${alike.status} ${alike.text}` !== `${answer.status} ${answer.text}`)
              findings.push(`differs: ${answer.status} ${parting(answer.text, alike.text)}`);
          }
          return findings;
        }),
      );
    },
    OF_COLLEAGUE: async (name) => {
      const answerTo = (userIdOf: (rights: AccessFixture) => string, roles: readonly string[]) =>
        on(alone, async ({ tell, rights }) => {
          const userId = userIdOf(rights);
          const as = { userId, tenant: 'AZ', roles };
          const unread = async () => {
            const { text } = await tell('getUnreadNotificationCount', { parameters: {} }, own(rights));
            return Number(text);
          };
          const before = await unread();
          const things = namingThings(name, rights);
          // Only what is cancelled can be taken back.
          if (name === 'restoreOrder') await tell('cancelOrder', things, own(rights));
          // Only what was stopped can go on.
          if (name === 'resumeStandingOrder') await tell('stopStandingOrder', things, own(rights));
          const answer = await tell(
            name,
            name === 'restoreOrder' ? { ...things, body: { seenRevision: 2 } } : things,
            { as },
          );
          const text = answer.text
            .replaceAll(linkOf(userId), '<link of the reader>')
            .replaceAll(/"(owner|changedBy|by)":"[^"]*"/g, '"$1":"<who did it>"');
          const told = TELLS_COLLEAGUES.has(name) && userId !== rights.userId ? 1 : 0;
          return { answer: { ...answer, text }, isUntouched: before + told === (await unread()) };
        });
      const findings: string[] = [];
      // A paper takes as long as ten other answers.
      const { answer: kind }: AnyCall['endpoint'] = contract[name].endpoint;
      const isPaper = kind === 'file';
      for (const roles of isPaper ? someRoleSets(name) : ROLE_SETS) {
        const told = (finding: string) => `as ${roles.join(' + ') || 'nobody in particular'} ${finding}`;
        const { answer, isUntouched } = await answerTo(({ world }) => `id-${world.colleagueName}`, roles);
        if (!isUntouched)
          findings.push(told('reads the notifications of a colleague for them, or tells them nothing'));
        // Lists are everybody's own until they are shared; all else belongs to the customer.
        if (pathParameterNames(contract[name].endpoint.path).includes('orderTemplateId')) {
          findings.push(...refusedWith(name, roles, answer, [404]));
          continue;
        }
        const { answer: wanted } = await answerTo(({ userId }) => userId, roles);
        const isServed = wanted.status < 300 || roles !== EVERY_ROLE;
        if (!isServed || wanted.status !== answer.status || wanted.text !== answer.text)
          findings.push(told(`differs: ${show(answer)} instead of ${show(wanted)}`));
      }
      return findings;
    },
    OTHER_ROLES: async (name) => {
      const isSettled = (await expectedOf(name)) !== null;
      return on(alone, async ({ tell, rights }) => {
        const findings: string[] = [];
        const args = argumentsIn(rights)(name);
        const queries = alone.store.queries();
        const answerWith = async (roles: readonly string[]) => {
          await sql`savepoint roles`.execute(queries);
          await sql`select setval('order_number', ${FIRST_NUMBER})`.execute(queries);
          const answer = await tell(name, args, { as: { ...ownUser(rights), roles } });
          await sql`rollback to savepoint roles`.execute(queries);
          return answer;
        };
        const wanted = await answerWith(EVERY_ROLE);
        for (const role of rolesNeeded(name)) {
          if (wanted.status > 299) findings.push(`refused with ${role}: ${show(wanted)}`);
          const answer = await answerWith(everyRoleBut(role));
          findings.push(...refused(answer, [403, 404]).map((finding) => `without ${role} ${finding}`));
        }
        for (const role of isSettled ? rolesWithoutEffect(name) : []) {
          const answer = await answerWith(everyRoleBut(role));
          if (answer.status !== wanted.status || answer.text !== wanted.text)
            findings.push(`differs without ${role}: ${parting(answer.text, wanted.text)}`);
        }
        return findings;
      });
    },
    WITHOUT_ROLE: async (name) => {
      // What differs every time tells nothing.
      if ((await expectedOf(name)) === null) return [];
      return on(alone, async ({ tell, rights }) => {
        const findings: string[] = [];
        const args = argumentsIn(rights)(name);
        const { endpoint }: AnyCall = contract[name];
        const isPaper = endpoint.answer === 'file';
        for (const [role, changes] of shownBy(rights.world)) {
          const as = { ...ownUser(rights), roles: ALL_ROLES.filter((other) => other !== role) };
          const queries = alone.store.queries();
          await sql`savepoint role`.execute(queries);
          await forgetCatalogue(queries);
          await sql`select setval('order_number', ${FIRST_NUMBER})`.execute(queries);
          const before = await tell(name, args, { as });
          await sql`rollback to savepoint role`.execute(queries);
          await changeTexts(queries, changes);
          await forgetCatalogue(queries);
          await sql`select setval('order_number', ${FIRST_NUMBER})`.execute(queries);
          const after = await tell(name, args, { as });
          await sql`rollback to savepoint role`.execute(queries);
          if (role === 'can-see-prices' && isPaper && NAMES_PRICES.test(before.text))
            findings.push(`speaks of prices without ${role}: ${show(before)}`);
          if (before.text !== after.text)
            findings.push(`tells what ${role} shows: ${parting(after.text, before.text)}`);
        }
        return findings;
      });
    },
  };

  return {
    run: ({ call, kind, one, tenant = 'AZ' }) => {
      if (kind !== 'CASE') return sides[kind](call, tenant);
      if (one === undefined) throw new Error(`${call} in no situation`);
      const places = { alone: caseIn(alone, call), crowded: caseIn(crowded, call) };
      const plainIn = (rights: AccessFixture) => argumentsIn(rights)(call);
      return runCase(one, plainIn, places);
    },
    made: () => made,
    close: async () => {
      for (const shop of apps.values()) await shop.close();
      apps.clear();
    },
  };
};
