import type { FastifyInstance, RouteOptions } from 'fastify';

/** Deny by default: an application with a route that no rule names does not start. */
export const registerRouteRules = (app: FastifyInstance): void => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Looked at when all are there: a plugin sets the rule of its routes after it made them.
  app.addHook('onReady', (done) => {
    const open = routes.find(({ config }) => config?.rule === undefined);
    done(
      open === undefined
        ? undefined
        : new Error(`The route ${String(open.method)} ${open.url} has no rule that says who may call it`),
    );
  });
};
