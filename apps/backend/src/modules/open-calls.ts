import { contract, type CallName } from '@gastroshop/api-contract';
import type { Handlers } from '../calls';

const isCallName = (name: string): name is CallName => name in contract;

/** The calls that have no handler yet and answer 501, by name. */
export const openCalls = (handlers: Handlers): readonly CallName[] =>
  Object.keys(contract).filter((name): name is CallName => isCallName(name) && handlers[name] === undefined);
