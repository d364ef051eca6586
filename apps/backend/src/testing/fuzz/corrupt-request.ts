import type { CallArguments, SeededFixture, RequestSchemas, RunState } from '../conformance';
import type { Actor } from './actor';
import { atEdge } from './at-edge';
import { inside, isRecord, NASTY, ofOtherType, pick, without } from './nasty';
import type { RequestSeed } from './request-seed';

/** A request as it goes out. */
export interface FuzzRequest {
  readonly args: CallArguments;
  readonly token: 'OWN' | 'NONE' | 'BROKEN';
  readonly withCsrf: boolean;
  /** The contract does not allow it, so that nobody may be served. */
  readonly isOffSchema?: boolean;
}

const PARAMETERS = NASTY.filter((value) => typeof value !== 'object' && value !== '\ud800');

/** Parameters that name what belongs to somebody, as somebody else's. */
const namesOf = (world: SeededFixture, state: RunState): Readonly<Record<string, unknown>> => ({
  customerId: world.customerId,
  orderTemplateId: state.orderTemplateId,
  orderId: state.orderId,
  documentNumber: `LS${world.mark}`,
  inventoryId: `i${world.mark}`,
  notificationId: `n${world.mark}`,
  inventoryIds: [`i${world.mark}`],
  externalAddressId: world.addressId,
});

/**
 * Spoils the arguments of a request as its wish says.
 *
 * @param other somebody whose things are named where the wish says so
 */
export const corruptRequest = (
  args: CallArguments,
  { call, spoiling, choice }: RequestSeed,
  other: Actor,
  { schemas, resolve }: RequestSchemas,
): FuzzRequest => {
  const plain: FuzzRequest = { args, token: 'OWN', withCsrf: true };
  const hasBody = args.body !== undefined;
  switch (spoiling) {
    case 'NONE':
      return plain;
    case 'FOREIGN_NAMES': {
      const foreign = namesOf(other.world, other.state);
      const parameters = Object.fromEntries(
        Object.entries(args.parameters).map(([key, value]) => [
          key,
          choice % 3 === 0 && key === 'customerId' ? value : (foreign[key] ?? value),
        ]),
      );
      return { ...plain, args: { ...args, parameters } };
    }
    case 'NASTY_PARAMETER': {
      const key = pick(Object.keys(args.parameters), choice);
      if (key === undefined) return plain;
      const value = pick(PARAMETERS, choice >> 4);
      return { ...plain, args: { ...args, parameters: { ...args.parameters, [key]: value } } };
    }
    case 'NASTY_BODY':
      return {
        ...plain,
        args: {
          ...args,
          ...(hasBody && { body: inside(args.body, choice, () => pick(NASTY, choice >> 7)) }),
        },
      };
    case 'EDGE': {
      const schema = schemas.get(call);
      const edge = schema && hasBody ? atEdge(args.body, schema, resolve, choice) : undefined;
      if (edge === undefined) return plain;
      return { ...plain, args: { ...args, body: edge.value }, isOffSchema: !edge.fits };
    }
    case 'MISSING_FIELD':
      return { ...plain, args: { ...args, ...(hasBody && { body: without(args.body, choice) }) } };
    case 'UNKNOWN_FIELD':
      return {
        ...plain,
        args: { ...args, ...(isRecord(args.body) && { body: { ...args.body, surelyUnknown: 1 } }) },
      };
    case 'OTHER_TYPE':
      return {
        ...plain,
        args: { ...args, ...(hasBody && { body: inside(args.body, choice, ofOtherType) }) },
      };
    case 'BROKEN_JSON':
      return hasBody
        ? { ...plain, args: { ...args, rawBody: pick(['{', '[1,', '"', '', 'null', '{"a":1}}'], choice) } }
        : plain;
    case 'OTHER_MEDIA':
      return hasBody
        ? {
            ...plain,
            args: {
              ...args,
              headers: { 'content-type': pick(['application/xml', 'text/html', 'x'], choice) ?? 'x' },
            },
          }
        : plain;
    case 'NO_TOKEN':
      return { ...plain, token: 'NONE' };
    case 'BROKEN_TOKEN':
      return { ...plain, token: 'BROKEN' };
    case 'OTHER_TENANT':
      return 'tenant' in args.parameters
        ? {
            ...plain,
            args: {
              ...args,
              parameters: { ...args.parameters, tenant: pick(['GM', 'KI', 'XX', 'az'], choice) },
            },
          }
        : plain;
    case 'NO_CSRF':
      return { ...plain, withCsrf: false };
  }
};
