import { contract, pathParameterNames, type AnyCall, type CallName } from '@gastroshop/api-contract';
import { CASES } from './cases';
import type { AccessCase } from './access-case';

/** From which side a call is tried. */
export type ProbeKind =
  /** Without a token, with one that is none, that is over, that somebody else signed. */
  | 'NOBODY'
  /** With the name of an article only another tenant has. */
  | 'ONLY_ELSEWHERE'
  /** With an assignment that is over or not yet there, or locked out. */
  | 'LAPSED'
  /** For a customer of somebody else. */
  | 'FOREIGN_CUSTOMER'
  /** For a tenant of somebody else. */
  | 'FOREIGN_TENANT'
  /** Without the header another site cannot send. */
  | 'NO_CSRF'
  /** By somebody who acts for two customers and names none. */
  | 'UNDECIDED'
  /** With the names of what somebody else has. */
  | 'FOREIGN_THINGS'
  /** As allowed, among others who have the same. */
  | 'AMONG_OTHERS'
  /** With the names of what a colleague of the same customer made. */
  | 'OF_COLLEAGUE'
  /** Without one role, while what that role shows changes. */
  | 'WITHOUT_ROLE'
  /** Without a role the call needs, and without each that has nothing to do with it. */
  | 'OTHER_ROLES'
  /** In a situation of its own. */
  | 'CASE';

/** One call tried from one side. */
export interface Probe {
  readonly call: CallName;
  readonly kind: ProbeKind;
  /** Which case it is. */
  readonly one?: AccessCase | undefined;
  /** Whose customer calls; left out: that of the first tenant, in whose world everything is. */
  readonly tenant?: CallerTenant | undefined;
}

/** Tenants that callers are of: of two groups, which share nothing. */
export type CallerTenant = 'AZ' | 'GM';

/** Sides from which a call is tried by a caller of another group as well. */
const OF_ANY_TENANT: ReadonlySet<ProbeKind> = new Set([
  'LAPSED',
  'FOREIGN_CUSTOMER',
  'FOREIGN_TENANT',
  'FOREIGN_THINGS',
] as const);

const names = ({ endpoint }: AnyCall, parameter: string): boolean =>
  pathParameterNames(endpoint.path).includes(parameter) || parameter in (endpoint.query ?? {});

/** Path and query parameters that name what belongs to somebody. */
export const RESOURCE_PARAMETERS = [
  'orderId',
  'orderTemplateId',
  'standingOrderId',
  'inventoryId',
  'documentNumber',
  'notificationId',
  'inventoryIds',
] as const;

/** Bodies that name what belongs to somebody. */
const BODIES_WITH_THINGS: ReadonlySet<CallName> = new Set([
  'submitCart',
  'submitSubshopCart',
  'createInventory',
  'markNotificationsRead',
] as const);

/** The sides a call is tried from, by what the contract says of it. */
const kindsOf = (name: CallName): readonly ProbeKind[] => {
  const call: AnyCall = contract[name];
  const { access, csrf, session, answer, content } = call.endpoint;
  if (session === true) return [];
  const isStream = answer === 'events';
  const needsToken = access !== 'anonymous';
  return [
    'NOBODY',
    ...(needsToken ? (['LAPSED'] as const) : []),
    ...(names(call, 'customerId') ? (['FOREIGN_CUSTOMER'] as const) : []),
    ...(names(call, 'tenant') ? (['FOREIGN_TENANT'] as const) : []),
    ...(csrf === true ? (['NO_CSRF'] as const) : []),
    ...(needsToken && !pathParameterNames(call.endpoint.path).includes('customerId') && !isStream
      ? (['UNDECIDED'] as const)
      : []),
    ...(needsToken &&
    (RESOURCE_PARAMETERS.some((thing) => names(call, thing)) || BODIES_WITH_THINGS.has(name))
      ? (['FOREIGN_THINGS'] as const)
      : []),
    ...(needsToken &&
    (RESOURCE_PARAMETERS.some((thing) => names(call, thing)) || name === 'markNotificationsRead')
      ? (['OF_COLLEAGUE'] as const)
      : []),
    ...(isStream ? [] : (['AMONG_OTHERS', 'ONLY_ELSEWHERE'] as const)),
    ...(isStream || content === true ? [] : (['WITHOUT_ROLE'] as const)),
    ...(isStream ? [] : (['OTHER_ROLES'] as const)),
  ];
};

/** Every call from every side that applies to it. */
export const PROBES: readonly Probe[] = Object.keys(contract)
  .filter((name): name is CallName => name in contract)
  .flatMap((call): readonly Probe[] => [
    ...CASES.filter((one) => one.call === call).map((one) => ({ call, kind: 'CASE' as const, one })),
    ...kindsOf(call).flatMap((kind): readonly Probe[] => [
      { call, kind },
      ...(OF_ANY_TENANT.has(kind) ? [{ call, kind, tenant: 'GM' as const }] : []),
    ]),
  ]);
