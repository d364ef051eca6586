import { contract, type AnyCall, type Contract } from '@gastroshop/api-contract';

/** Kinds of requests that are counted on their own. */
export type LimitName =
  /** Everything of an address. */
  | 'address'
  /** What visitors send a body with: searches, lists of numbers, what is counted. */
  | 'visitor'
  /** Everything of a user. */
  | 'user'
  /** Passwords tried. */
  | 'login'
  /** Sign-ons begun and ended. */
  | 'signOn'
  /** Access tokens fetched. */
  | 'token'
  /** PDFs and spreadsheets: each costs a hundred times what a read costs. */
  | 'files'
  /** Forms, each of which mails somebody. */
  | 'forms'
  /** Addresses and lists that make the shop send mails. */
  | 'mails'
  /** Questions that tell whether a user name exists. */
  | 'names';

/** What is counted by addresses that are written to, not by requests. */
export type MailLimitName = 'userAddresses' | 'customerAddresses';

const kindOf = (name: string, { endpoint }: AnyCall): LimitName | undefined => {
  if (endpoint.session === true) return 'token';
  if (endpoint.content === true) return endpoint.answer === 'empty' ? 'forms' : undefined;
  if (/mail/i.test(name) && endpoint.method !== 'GET') return 'mails';
  if (/landmarktTenant|share/i.test(name)) return 'names';
  return endpoint.answer === 'file' ? 'files' : undefined;
};

const callNames = Object.keys(contract).filter((name): name is keyof Contract => name in contract);

/** The kind of each call that has one. */
export const LIMITED_CALLS: ReadonlyMap<string, LimitName> = new Map(
  callNames.flatMap((name) => {
    const kind = kindOf(name, contract[name]);
    return kind === undefined ? [] : [[name, kind] as const];
  }),
);
