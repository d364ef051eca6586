import { contract, type AnyCall, type Contract } from '@gastroshop/api-contract';
import type { FastifyInstance } from 'fastify';
import { admitCall } from './admit-call';
import { answerCall } from './answer-call';
import { bodyLimitOf } from './body-limits';
import type { CallServices } from './call-services';

const BASES = { shop: '/v1', proxy: '/proxy' } as const;

const callNames = Object.keys(contract).filter((name): name is keyof Contract => name in contract);

/** Registers a route for every call of the contract; one without a handler answers 501 behind the same door. */
export const registerCalls = (app: FastifyInstance, services: CallServices): void => {
  for (const name of callNames) {
    const call: AnyCall = contract[name];
    const { method, path, base = 'shop' } = call.endpoint;
    app.route({
      method,
      url: BASES[base] + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyLimitOf(name),
      config: { rule: call.endpoint.access, callName: name },
      // The token stands beside nothing a caller sends, but nothing is won by packing it either.
      ...(name === 'getToken' && { compress: false as const }),
      ...admitCall(name, call, services),
      handler: answerCall(name, call, services),
    });
  }
};
