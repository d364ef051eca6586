import { contract, type AnyCall, type Contract } from '@gastroshop/api-contract';
import type { FastifyInstance } from 'fastify';
import { admitCall } from './admit-call';
import { handleCall } from './handle-call';
import { bodyLimitOf } from './body-limits';
import type { CallServices } from './call-services';
import { crossesOrigins } from './crosses-origins';

const BASES = { shop: '/v1', proxy: '/proxy' } as const;

const callNames = Object.keys(contract).filter((name): name is keyof Contract => name in contract);

/** Leaves bodies where they are: what a call does not take is neither read nor judged. */
const readNoBodies = (routes: FastifyInstance): void => {
  routes.removeAllContentTypeParsers();
  // The framework refuses a type that is none before it asks who reads it.
  routes.addHook('onRequest', (request, _reply, done) => {
    delete request.raw.headers['content-type'];
    done();
  });
  routes.addContentTypeParser('*', (_request, _body, done) => {
    done(null);
  });
};

/** Registers a route for every call of the contract; one without a handler answers 501 behind the same door. */
export const registerCalls = (app: FastifyInstance, services: CallServices): void => {
  const register = (routes: FastifyInstance, name: keyof Contract): void => {
    const call: AnyCall = contract[name];
    const { method, path, base = 'shop' } = call.endpoint;
    const crossOrigin = crossesOrigins(call);
    routes.route({
      method,
      url: BASES[base] + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyLimitOf(name),
      config: {
        rule: call.endpoint.access,
        callName: name,
        ...(crossOrigin !== undefined && { crossOrigin }),
      },
      // The token stands beside nothing a caller sends, but nothing is won by packing it either.
      ...(name === 'getToken' && { compress: false as const }),
      ...admitCall(name, call, services),
      handler: handleCall(name, call, services),
    });
  };
  const takesBody = (name: keyof Contract): boolean => 'body' in contract[name];
  for (const name of callNames.filter(takesBody)) register(app, name);
  app.register((routes, _options, done) => {
    readNoBodies(routes);
    for (const name of callNames.filter((each) => !takesBody(each))) register(routes, name);
    done();
  });
};
