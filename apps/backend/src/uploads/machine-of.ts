import type { FastifyRequest } from 'fastify';
import type { AuthenticatedUser, TokenVerifier } from '../access';
import { throwProblem } from '../http';

/** A machine that sends files. */
export type Machine = AuthenticatedUser & { readonly importer: string };

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/** Browsers say where a request comes from, machines do not. */
const isOfBrowser = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined || headers.cookie !== undefined;

const machines = new WeakMap<FastifyRequest, Machine>();

/**
 * Lets a machine in, before a byte of its body is read. To everybody else these calls do not exist.
 *
 * @throws ProblemError sign-in-required without a token that is to be trusted; not-found for people and other machines
 */
export const admitMachine =
  (verifyToken: TokenVerifier) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const caller = token === undefined ? undefined : await verifyToken(token);
    if (caller === undefined) throwProblem('sign-in-required');
    const { importer } = caller;
    if (importer === undefined || isOfBrowser(request)) throwProblem('not-found');
    machines.set(request, { ...caller, importer });
  };

/** The machine that makes a request. */
export const machineOf = (request: FastifyRequest): Machine =>
  machines.get(request) ?? throwProblem('not-found');
