import { contract, type AnyCall, type Contract } from '@gastroshop/api-contract';
import type { FastifyInstance } from 'fastify';
import { answerCall } from './answer-call';
import type { CallServices } from './call-services';

const BASES = { shop: '/v1', proxy: '/proxy' } as const;

/** Bodies of carts, lists and labels are long on purpose; every other one is short. */
const LONG_BODY_BYTES = 2 * 1024 * 1024;
const BODY_BYTES = 256 * 1024;
const LONG_BODIES: ReadonlySet<keyof Contract> = new Set([
  'putCartItems',
  'putSubshopCartItems',
  'queryProducts',
  'getCheckoutProducts',
  'resolveOrderList',
  'createOrderTemplate',
  'putOrderTemplate',
  'createInventory',
  'emailLabels',
  'generateLabels',
  'searchProducts',
  'searchProductsV2',
  'submitCart',
  'submitSubshopCart',
] as const);

const callNames = Object.keys(contract).filter((name): name is keyof Contract => name in contract);

/** Registers a route for every call of the contract; one without a handler answers 501 behind the same door. */
export const registerCalls = (app: FastifyInstance, services: CallServices): void => {
  for (const name of callNames) {
    const call: AnyCall = contract[name];
    const { method, path, base = 'shop' } = call.endpoint;
    app.route({
      method,
      url: BASES[base] + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: LONG_BODIES.has(name) ? LONG_BODY_BYTES : BODY_BYTES,
      config: { rule: call.endpoint.access, callName: name },
      // The token stands beside nothing a caller sends, but nothing is won by packing it either.
      ...(name === 'getToken' && { compress: false as const }),
      handler: answerCall(name, call, services),
    });
  }
};
