import {
  contract,
  pathParameterNames,
  type AnyCall,
  type CallName,
  type ErrorCode,
} from '@gastroshop/api-contract';
import type { HostTable } from '@gastroshop/identity';
import { sql } from 'kysely';
import { connectPostgresql } from '../../db';
import { DEFAULT_LIMITS } from '../../http';
import { freePort, type SignedInSession } from '../process';
import { createFakeClock } from '../seed-ordering';
import { firstTenants } from '../first-tenants';
import { testServices } from '../test-app';
import { announceBody } from './announce-body';
import { callOverHttp, type CallArguments, type HttpAnswer } from './call-over-http';
import { CALL_NAMES, CLOSED_FAIRS, type Listening, type RefusalWorld } from './rejection-fixture';

/** Makes a call in a situation, as often as it can be brought about in different ways. */
type AskInSituation = (name: CallName) => Promise<readonly HttpAnswer[]>;

/** Brings a situation about in which every call that can answers the same code. */
type Situation = (refusals: RefusalWorld) => Promise<AskInSituation>;

/** Larger than any call takes, in bytes. */
const TOO_MANY_BYTES = 3_000_000;

/** A field of no body, a parameter of no query. */
const SURELY_UNKNOWN = 'surelyUnknown';

/** Parameters of a path that are no ids, or whose foreign ids are answered otherwise. */
const NO_IDS = new Set(['tenant', 'customerId', 'type', 'visible', 'pageIndex', 'date']);
const UNKNOWN_IDS: Readonly<Record<string, string>> = { uuid: '018f4a3c-0000-7000-8000-000000000000' };

const endpointOf = (name: CallName): AnyCall['endpoint'] => contract[name].endpoint;

const namesOf = (name: CallName): readonly string[] => {
  const { path, query = {} } = endpointOf(name);
  return [...pathParameterNames(path), ...Object.keys(query)];
};

const withParameter = (args: CallArguments, name: string, value: string): CallArguments => ({
  ...args,
  parameters: { ...args.parameters, [name]: value },
});

/** Makes calls at an application, by the user of all calls. */
const asking = (
  refusals: RefusalWorld,
  at: Listening,
  variants: (name: CallName, args: CallArguments) => readonly CallArguments[] = (_, args) => [args],
): AskInSituation => {
  // One token is enough: its clock stands still.
  let session: Promise<SignedInSession> | undefined;
  return async (name) => {
    session ??= refusals.everyRoleAt(at);
    const answers: HttpAnswer[] = [];
    for (const args of variants(name, refusals.argumentsFor(name)))
      answers.push(await callOverHttp(at.origin, name, args, await session));
    return answers;
  };
};

/** In a fair that is closed for one reason. */
const inClosedFair =
  (code: keyof typeof CLOSED_FAIRS): Situation =>
  (refusals) =>
    Promise.resolve(
      asking(refusals, refusals.today, (name, args) =>
        namesOf(name)
          .filter((parameter) => parameter === 'subshopCode' || parameter === 'cartType')
          .map((parameter) => withParameter(args, parameter, CLOSED_FAIRS[code])),
      ),
    );

/** A body that is none of what the call takes. It is looked at once it is known who sends it. */
const withRawBody =
  (mediaType: string, rawBody: string): Situation =>
  (refusals) =>
    Promise.resolve(async (name) => {
      const { parameters } = refusals.argumentsFor(name);
      const headers = { 'content-type': mediaType };
      const { main } = refusals;
      const args = { parameters, rawBody, headers };
      return [await callOverHttp(main.origin, name, args, await refusals.everyRoleAt(main))];
    });

const servicesFor = ({ store }: RefusalWorld, hosts: HostTable) => ({
  ...testServices(store, createFakeClock(new Date())),
  tenants: firstTenants(hosts),
});

/** Bodies that open content only when they fit it. */
const filledIn = ({ world }: RefusalWorld): Partial<Readonly<Record<CallName, unknown>>> => ({
  submitForm: {
    captchaToken: 'made up',
    formId: `form-${world.mark}`,
    lines: [{ label: 'Name', values: ['Anna'] }],
  },
  submitCrmForm: {
    captchaToken: 'made up',
    email: 'anna@kitchen.example',
    firstName: 'Anna',
    lastName: 'Huber',
    interests: [{ key: 'wine', label: 'Wein' }],
  },
});

const withFilledIn = (refusals: RefusalWorld, name: CallName, args: CallArguments): CallArguments => {
  const body = filledIn(refusals)[name];
  return body === undefined ? args : { ...args, body };
};

/** Ids in bodies and queries, which no path names. */
const UNKNOWN_ELSEWHERE: Partial<Readonly<Record<CallName, (args: CallArguments) => CallArguments>>> = {
  createInventory: (args) => ({
    ...args,
    body: { ...objectOf(args.body), externalAddressId: 'nobody-knows' },
  }),
  markNotificationsRead: (args) => ({ ...args, body: ['nobody-knows'] }),
  getInventoriesExcel: (args) => withParameter(args, 'inventoryIds', 'nobody-knows'),
};

const objectOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});

/** How each code comes about for every call at once; the addresses of orders are asked for behind everything else. */
export const SITUATIONS: Partial<Readonly<Record<ErrorCode, Situation>>> = {
  'feature-not-offered': (refusals) =>
    Promise.resolve(async (name) => {
      // The shop of the tenant does without every part while it is asked.
      await refusals.store.asSystem((queries) =>
        sql`insert into tenant_setting (scope, doc) values ('AZ', '{"features": []}')
          on conflict (scope) do update set doc = tenant_setting.doc || excluded.doc`.execute(queries),
      );
      try {
        return await asking(refusals, refusals.main)(name);
      } finally {
        await refusals.store.asSystem((queries) =>
          sql`update tenant_setting set doc = doc - 'features' where scope = 'AZ'`.execute(queries),
        );
      }
    }),
  'sign-in-required': async (refusals) => {
    const signOn = { issuer: 'http://localhost:1', clientId: 'shop', clientSecret: 'secret' };
    const withSessions = await refusals.listen(refusals.store, { signOn });
    return async (name) => {
      const args = refusals.argumentsFor(name);
      const { access, session } = endpointOf(name);
      const broken = { ...args, headers: { authorization: 'Bearer rubbish' } };
      if (session === true) return asking(refusals, withSessions)(name);
      return [
        ...(access === 'anonymous' ? [] : [await callOverHttp(refusals.main.origin, name, args)]),
        ...(await asking(refusals, refusals.main, () => [broken])(name)),
      ];
    };
  },

  'csrf-token-invalid': (refusals) =>
    Promise.resolve(async (name) => {
      const session = await refusals.everyRoleAt(refusals.today);
      const forged = { ...session, csrf: 'of somebody else' };
      return [
        await callOverHttp(refusals.today.origin, name, refusals.argumentsFor(name), forged),
        await callOverHttp(refusals.today.origin, name, refusals.argumentsFor(name)),
      ];
    }),

  'customer-forbidden': (refusals) =>
    Promise.resolve(
      asking(refusals, refusals.today, (name, args) =>
        Object.entries({ tenant: 'GM', customerId: 'foreign' })
          .filter(([parameter]) => namesOf(name).includes(parameter))
          .map(([parameter, value]) => withParameter(args, parameter, value)),
      ),
    ),

  'not-found': (refusals) =>
    Promise.resolve(
      asking(refusals, refusals.today, (name, args) => [
        ...pathParameterNames(endpointOf(name).path)
          .filter((parameter) => !NO_IDS.has(parameter) && name !== 'submitSubshopCart')
          .map((parameter) => withParameter(args, parameter, UNKNOWN_IDS[parameter] ?? 'nobody-knows')),
        ...[UNKNOWN_ELSEWHERE[name]].flatMap((change) => (change === undefined ? [] : [change(args)])),
      ]),
    ),

  'path-not-found': async (refusals) => {
    const hosts: HostTable = { localhost: { tenant: 'GM', mode: 'SHOP' } };
    const empty = await refusals.listen(refusals.store, { services: servicesFor(refusals, hosts) });
    return asking(refusals, empty, (name, args) => [withFilledIn(refusals, name, args)]);
  },

  'authentication-needed': (refusals) => {
    const { store, today } = refusals;
    const keepForSignedIn = (is: boolean) =>
      store.asSystem((queries) => sql`update content_version set is_for_signed_in = ${is}`.execute(queries));
    return Promise.resolve(async (name) => {
      await keepForSignedIn(true);
      try {
        const ask = asking(refusals, today, (_, args) => [withFilledIn(refusals, name, args)]);
        return await ask(name);
      } finally {
        await keepForSignedIn(false);
      }
    });
  },

  'fair-not-active': inClosedFair('fair-not-active'),
  'fair-customer-blocked': inClosedFair('fair-customer-blocked'),
  'fair-tenant-not-invited': inClosedFair('fair-tenant-not-invited'),

  'malformed-body': withRawBody('application/json', '{"sku":'),
  'unsupported-media-type': withRawBody('application/xml', '<sku/>'),
  'body-too-large': (refusals) =>
    Promise.resolve(async (name) => [
      await announceBody(
        refusals.main.origin,
        name,
        refusals.argumentsFor(name),
        TOO_MANY_BYTES,
        await refusals.everyRoleAt(refusals.main),
      ),
    ]),

  'invalid-request': (refusals) =>
    Promise.resolve(
      asking(refusals, refusals.today, (name, args) => {
        const { body, textBody } = endpointOf(name);
        return [
          { ...args, unknownParameter: SURELY_UNKNOWN },
          // No database takes this letter.
          ...namesOf(name).map((parameter) => withParameter(args, parameter, 'a\u0000')),
          ...(body === undefined || textBody === true ? [] : [{ ...args, body: { [SURELY_UNKNOWN]: true } }]),
        ];
      }),
    ),

  'unknown-host': async (refusals) => {
    const hosts: HostTable = { 'az.example': { tenant: 'AZ', mode: 'SHOP' } };
    return asking(
      refusals,
      await refusals.listen(refusals.store, { services: servicesFor(refusals, hosts) }),
    );
  },

  'too-many-requests': async (refusals) => {
    const limits = { ...DEFAULT_LIMITS, address: { max: 1, seconds: 3_600 } };
    const strict = await refusals.listen(refusals.store, { limits });
    await callOverHttp(strict.origin, 'getShopConfig', { parameters: {} });
    return asking(refusals, strict);
  },

  unknown: async (refusals) => {
    const inScope = () => Promise.reject(new Error('in the middle'));
    return asking(refusals, await refusals.listen({ ...refusals.store, inScope }));
  },

  'not-implemented': async (refusals) =>
    asking(refusals, await refusals.listen(refusals.store, { omittedCalls: CALL_NAMES })),

  unavailable: async (refusals) => {
    const nobody = connectPostgresql({ url: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` });
    return asking(refusals, await refusals.listen(nobody));
  },
};
