import type { AnyCall } from './call';
import * as calls from './calls';
import * as areas from './calls/areas';

type Calls = typeof calls;

/** Every backend call by its name. */
export interface Contract extends Calls {}

/** Name of a backend call. */
export type CallName = keyof Contract;

/**
 * Every backend call as a value, by its name.
 *
 * @example contract.getCart.endpoint.path // '/t/{tenant}/my/shopping-cart/{customerId}'
 */
export const contract: Contract = { ...calls };

/** The calls by area, for whoever works through all of them. */
export const contractAreas: Readonly<Record<string, Readonly<Record<string, AnyCall>>>> = areas;
