import type { FastifyInstance } from 'fastify';
import { registerSecurity } from '../http';
import { firstTenants } from './first-tenants';

/** Puts the shield around an application that a test builds by hand: the demonstration's hosts, no limits. */
export const registerTestShield = async (app: FastifyInstance): Promise<void> => {
  await registerSecurity(app, {
    tenants: firstTenants(),
    keyRing: [new Uint8Array(32).fill(7)],
    limits: 'none',
    shedding: 'none',
  });
};
