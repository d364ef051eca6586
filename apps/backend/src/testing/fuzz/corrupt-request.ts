import type { CallArguments, SeededFixture, RequestSchemas, RunState } from '../conformance';
import type { Actor } from './actor';
import { atEdge } from './at-edge';
import type { RequestSeed } from './request-seed';

/** A request as it goes out. */
export interface FuzzRequest {
  readonly args: CallArguments;
  readonly token: 'OWN' | 'NONE' | 'BROKEN';
  readonly withCsrf: boolean;
  /** The contract does not allow it, so that nobody may be served. */
  readonly isOffSchema?: boolean;
}

/** Values no form would send. */
const NASTY: readonly unknown[] = [
  '\u0000',
  '\ud800',
  'ä'.repeat(1_000),
  "' or 1=1 --",
  '${7*7}{{7*7}}%s%n',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '%00',
  '%',
  '＇',
  -1,
  0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  [],
  {},
  [null],
  { $ne: null },
];

const PARAMETERS = NASTY.filter((value) => typeof value !== 'object' && value !== '\ud800');

const pick = <T>(list: readonly T[], choice: number): T | undefined =>
  list[choice % Math.max(1, list.length)];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Does something to one place inside a value: of a record one field, of a list the first entry, else itself. */
const inside = (value: unknown, choice: number, change: (inner: unknown) => unknown): unknown => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (list.length > 0 && choice % 4 !== 0) {
    const [first, ...rest] = list;
    return [inside(first, choice >> 2, change), ...rest];
  }
  if (isRecord(value) && Object.keys(value).length > 0 && choice % 5 !== 0) {
    const field = pick(Object.keys(value), choice >> 3) ?? '';
    return { ...value, [field]: inside(value[field], choice >> 5, change) };
  }
  return change(value);
};

const without = (value: unknown, choice: number): unknown => {
  if (!isRecord(value)) return Array.isArray(value) ? [] : value;
  const field = pick(Object.keys(value), choice);
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));
};

const ofOtherType = (value: unknown): unknown => {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? 'yes' : [value];
};

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
