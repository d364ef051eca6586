import { CSRF_COOKIE } from '@gastroshop/identity';
import type { CallName } from '@gastroshop/api-contract';
import type { Store } from '../../db';
import {
  callOverHttp,
  createArguments,
  createOpenApiChecker,
  requestSchemas,
  seededRandom,
  type CallArguments,
  type HttpAnswer,
} from '../conformance';
import type { SignedInSession } from '../process';
import type { WholeApp } from '../whole-app';
import type { Actor } from './actor';
import { createOtherAsker } from './ask-others';
import { corruptRequest } from './corrupt-request';
import type { OtherSeed } from './other-seed';
import { createVoices, importedElsewhere, publishedElsewhere } from './other-voices';
import { seedContentFile, storedContent } from './plain-request';
import type { RequestSeed } from './request-seed';
import { createTokens } from './tokens-for-a-while';
import { withCanary } from './with-canary';

/** What came of a number of requests. */
export interface Outcome {
  /** Answers by their status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What was wrong, each kind once, with the request it came from. */
  readonly findings: readonly string[];
  /** How many were not what an app would send. */
  readonly spoiled: number;
  /** How many asked for what is no call of the contract, and how many of them were served. */
  readonly outside: { readonly tried: number; readonly served: number };
  /** Routes outside the contract that nobody asked for, or that never served anybody. */
  readonly unserved: readonly string[];
}

/** Where requests go. */
export interface Target {
  readonly port: number;
  readonly shop: WholeApp;
  readonly store: Store;
  readonly actors: readonly Actor[];
}

const PRICES = /"(?:rawValueString|netString|rowTotal|rowTotalString|bulkPrices|totals|totalPrice)":/;
/** Whose shop answers at the host that calls go to, whoever makes them. */
const HOST_TENANT = 'AZ';
const BROKEN = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbm5hIn0.';

const checker = createOpenApiChecker();
const bodies = requestSchemas(checker.document);

const idOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string'
    ? body.id
    : undefined;

/** Notes what a request brought about, for the ones after it. */
const remember = ({ state }: Actor, call: CallName, { status, body }: HttpAnswer): void => {
  const id = status === 200 || status === 201 ? idOf(body) : undefined;
  if (id === undefined) return;
  if (call === 'createOrderTemplate') state.orderTemplateId = id;
  if (call === 'submitCart' || call === 'submitSubshopCart') state.orderId = id;
};

/** What of an answer must not be. */
const faultsOf = (call: CallName, actor: Actor, answer: HttpAnswer): readonly string[] => [
  ...(answer.status >= 500 ? [`${call}: answered ${answer.status}`] : []),
  ...checker.check(call, answer),
  ...actor.foreign
    .filter((text) => answer.text.includes(text))
    .map((text) => `${call}: tells ${actor.name} "${text}"`),
  ...(actor.user?.roles?.length === 0 && PRICES.test(answer.text)
    ? [`${call}: shows ${actor.name} prices`]
    : []),
];

/** Makes requests one after the other and looks at every answer. */
export const makeRequests = async (
  { port, shop, store, actors: known }: Target,
  wishes: readonly (RequestSeed | OtherSeed)[],
): Promise<Outcome> => {
  const origin = `http://localhost:${port}`;
  // What editors and machines of another tenant write is nobody's here either.
  const actors = known.map((actor) => ({
    ...actor,
    foreign: [
      ...actor.foreign,
      ...publishedElsewhere(HOST_TENANT),
      ...importedElsewhere(actor.user?.tenant ?? HOST_TENANT),
    ],
  }));
  const mark = actors[0]?.world.mark ?? '';
  const statuses = new Map<number, number>();
  const findings = new Map<string, string>();
  const tokens = createTokens(shop);
  const others = createOtherAsker({
    port,
    shelf: {
      shop,
      content: await storedContent(store, HOST_TENANT),
      mark,
      notificationId: `n${mark}`,
      fileId: await seedContentFile(store, HOST_TENANT),
    },
    voices: createVoices(actors),
    tokenOf: tokens.of,
  });
  const outside = { tried: 0, served: 0 };
  const unserved = new Set(others.routes);
  const note = (status: number, faults: readonly string[], where: string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    for (const fault of faults) if (!findings.has(fault)) findings.set(fault, where);
  };

  const sessionOf = async ({ user }: Actor, token: 'OWN' | 'NONE' | 'BROKEN', withCsrf: boolean) => {
    if (user === undefined || token === 'NONE') return undefined;
    const csrf = shop.csrfToken();
    const session: SignedInSession = {
      token: token === 'BROKEN' ? BROKEN : await tokens.of(user),
      csrf: withCsrf ? csrf : 'none',
      cookie: `${CSRF_COOKIE.name}=${csrf}`,
    };
    return session;
  };

  const argumentsOf = (actor: Actor, { call, variant }: RequestSeed): CallArguments => {
    const made = createArguments(
      checker.document,
      actor.world,
      actor.state,
    )(call, variant % 3 === 0 ? undefined : seededRandom(variant));
    const parameters =
      actor.user?.tenant === 'GM' && 'tenant' in made.parameters
        ? { ...made.parameters, tenant: 'GM' }
        : made.parameters;
    return {
      ...made,
      parameters,
      ...(made.body !== undefined && { body: withCanary(made.body, actor.canary) }),
    };
  };

  for (const wish of wishes) {
    if ('route' in wish) {
      const { route, status = 0, findings: faults, said, text } = await others.ask(wish);
      note(status, faults, `${text.slice(0, 200)} for ${said}`);
      outside.tried += 1;
      if (status > 0 && status < 400) {
        outside.served += 1;
        unserved.delete(route);
      }
      continue;
    }
    const actor = actors[wish.actor];
    const other = actors[(wish.actor + 1 + (wish.choice % (actors.length - 1))) % actors.length];
    if (actor === undefined || other === undefined) throw new Error('Nobody is there to act');
    const {
      args,
      token,
      withCsrf,
      isOffSchema = false,
    } = corruptRequest(argumentsOf(actor, wish), wish, other, bodies);
    const said = `${actor.name} ${wish.call} ${wish.spoiling} ${JSON.stringify(args).slice(0, 400)}`;
    const answer = await callOverHttp(origin, wish.call, args, await sessionOf(actor, token, withCsrf)).catch(
      (error: unknown) => {
        findings.set(`${wish.call}: no answer`, `${String(error)} for ${said}`);
        return undefined;
      },
    );
    if (answer === undefined) continue;
    remember(actor, wish.call, answer);
    const faults = [
      ...faultsOf(wish.call, actor, answer),
      ...(isOffSchema && answer.status < 300 ? [`${wish.call}: took what the contract does not allow`] : []),
    ];
    note(answer.status, faults, `${answer.text.slice(0, 200)} for ${said}`);
  }
  others.close();
  return {
    statuses,
    findings: [...findings].map(([fault, where]) => `${fault} — ${where}`),
    spoiled: wishes.filter(({ spoiling }) => spoiling !== 'NONE').length,
    outside,
    unserved: [...unserved],
  };
};
