import { addDays, viennaDateAt } from '@gastroshop/domain/calendar';
import { randomUUID } from 'node:crypto';
import { callOverHttp, signInAt, type SeededFixture, type SignedInSession } from '../testing/conformance';

/** What a buyer meant to order, and what came back. */
interface Intent {
  readonly key: string;
  readonly sku: string;
  readonly amount: number;
  /** Id of the acknowledged order; undefined: no answer came. */
  orderId: string | undefined;
  /** When the backend that had been asked was gone, in milliseconds since 1970; undefined: it answered at once. */
  brokenAt: number | undefined;
}

/** Somebody who orders again and again, and repeats with the same key what got no answer. */
export interface Buyer {
  readonly intents: readonly Intent[];
  /** How many submissions were turned away or got no answer at first. */
  readonly interrupted: () => number;
  /** Orders until the backend goes away. */
  readonly orderUntilItBreaks: (origin: string) => Promise<void>;
  /** Repeats what got no answer. */
  readonly settle: (origin: string) => Promise<void>;
  readonly signIn: (origin: string) => Promise<void>;
  /** Signs on again where the token soon ends, so that nobody is killed who is about to. */
  readonly staySignedIn: (origin: string) => Promise<void>;
  /** Orders until told to stop, and repeats with the same key what was turned away for the moment. */
  readonly orderThroughout: (origin: string, goesOn: () => boolean) => Promise<void>;
}

const idOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string'
    ? body.id
    : undefined;

/** Signing on goes through Node's own client, which tells a lost connection by its code; `fetch` throws a TypeError. */
const isLostConnection = (code: unknown): boolean =>
  code === 'ECONNRESET' || code === 'ECONNREFUSED' || code === 'EPIPE';

/** A token lives five minutes. */
const RENEWED_AFTER_MS = 200_000;

/** An answer that was not the one hoped for. */
class AnswerError extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(`${status}: ${message}`);
    this.status = status;
  }
}

/** Makes a buyer of a planted world. */
export const createBuyer = (world: SeededFixture): Buyer => {
  const intents: Intent[] = [];
  const deliveryDay = addDays(viennaDateAt(Date.now()), 3);
  const parameters = { tenant: 'AZ', customerId: world.customerId };
  let session: SignedInSession | undefined;
  let signedInAt = 0;
  let interrupted = 0;
  const signIn = async (origin: string): Promise<void> => {
    session = await signInAt(origin, world.userName);
    signedInAt = performance.now();
  };

  const put = async (origin: string, { sku, amount }: Intent) => {
    const answer = await callOverHttp(
      origin,
      'putCartItem',
      { parameters, body: { sku, amount, unitAbbreviation: 'ST' } },
      session,
    );
    if (answer.status !== 200)
      throw new AnswerError(`The cart answered ${answer.text.slice(0, 200)}`, answer.status);
  };
  const submit = async (origin: string, intent: Intent) => {
    const answer = await callOverHttp(
      origin,
      'submitCart',
      {
        parameters,
        body: {
          deliveryAddressExternalId: world.addressId,
          requestedDeliveryDay: deliveryDay,
          customerOrderId: intent.key,
        },
        headers: { 'idempotency-key': intent.key },
      },
      session,
    );
    const orderId = answer.status === 200 ? idOf(answer.body) : undefined;
    if (orderId === undefined)
      throw new AnswerError(`The submit answered ${answer.text.slice(0, 300)}`, answer.status);
    intent.orderId = orderId;
  };
  const isAway = (error: unknown) =>
    error instanceof TypeError || (error instanceof Error && 'code' in error && isLostConnection(error.code));

  /** Repeats until there is an answer; what is wrong with the call itself ends it. */
  const insist = async (origin: string, call: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        await call();
        return;
      } catch (error) {
        if (error instanceof AnswerError && error.status === 401) await newSession(origin);
        else if (!isAway(error) && !(error instanceof AnswerError && error.status === 503)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const newSession = (origin: string) =>
    // The database may be away while somebody signs on.
    signIn(origin).catch(() => undefined);
  const nextIntent = (): Intent => ({
    key: randomUUID(),
    sku: world.skus[intents.length % 3] ?? world.skus[0],
    amount: 1 + (intents.length % 9),
    orderId: undefined,
    brokenAt: undefined,
  });
  /** Tokens live five minutes, which a busy machine needs for a few kills. */
  const inSession = async (origin: string, call: () => Promise<void>): Promise<void> => {
    try {
      await call();
    } catch (error) {
      if (!(error instanceof AnswerError) || error.status !== 401) throw error;
      await signIn(origin);
      await call();
    }
  };

  return {
    intents,
    interrupted: () => interrupted,
    orderThroughout: async (origin, goesOn) => {
      while (goesOn()) {
        const intent = nextIntent();
        await insist(origin, () => put(origin, intent));
        intents.push(intent);
        let tries = 0;
        await insist(origin, () => {
          tries += 1;
          return submit(origin, intent);
        });
        if (tries > 1) interrupted += 1;
      }
    },
    signIn,
    staySignedIn: async (origin) => {
      if (performance.now() - signedInAt > RENEWED_AFTER_MS) await signIn(origin);
    },
    orderUntilItBreaks: async (origin) => {
      try {
        for (;;) {
          const intent = nextIntent();
          await inSession(origin, () => put(origin, intent));
          intents.push(intent);
          await inSession(origin, () => submit(origin, intent));
        }
      } catch (error) {
        if (!isAway(error)) throw error;
        const last = intents.at(-1);
        if (last !== undefined && last.orderId === undefined) last.brokenAt = Date.now();
      }
    },
    settle: async (origin) => {
      const last = intents.at(-1);
      if (last?.orderId !== undefined || last === undefined) return;
      await inSession(origin, () => submit(origin, last));
    },
  };
};
