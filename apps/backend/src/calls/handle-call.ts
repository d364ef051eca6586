import type { AnyCall, Contract } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { NO_FLAGS, type TenantCode } from '@gastroshop/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActingCustomer, AuthenticatedUser } from '../access';
import { runPair, widenScopeToCustomer, tracedStore, type Queries } from '../db';
import { addressKey, requestLocale, throwProblem, traceOf } from '../http';
import { hasFeature } from '../tenant-profile';
import { actingFor } from './acting-for';
import { callerOf } from './admit-call';
import { AfterCommit, JsonText, type EventBatch, type EventSource, type FileAnswer } from './answers';
import { resolveRequestedCustomer, resolveTenant } from './authenticate';
import { readBody, readPath, readQuery, rejectUnstorable } from './read-input';
import type { CallServices } from './call-services';
import { leavingOf } from './leaving';
import type { StreamOwner } from './open-streams';
import { sendEvents } from './send-events';
import { sendFile, sendJson } from './send-response';
import { redactJson, redactFor } from './redact';

/** A handler whose types were proven where it was written. */
type AnyHandler = (request: object, queries: Queries) => Promise<unknown>;

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A stream of nobody in particular ends after this; who resumes it is let in anew. */
const NAMELESS_STREAM_MS = 10 * 60_000;

const ownerOf = (caller: AuthenticatedUser | undefined, request: FastifyRequest): StreamOwner =>
  caller === undefined
    ? { kind: 'address', name: addressKey(request) }
    : { kind: 'user', name: `${caller.tenant} ${caller.userId}` };

const endOfNameless = (now: Date): Date => new Date(now.getTime() + NAMELESS_STREAM_MS);

/** Whether the shop of a tenant has what a call is of; what every shop has is asked about nowhere. */
const isOfferedTo = (tenant: TenantCode, { feature }: AnyCall, queries: Queries): Promise<boolean> =>
  feature === undefined ? Promise.resolve(true) : hasFeature(queries, tenant, feature);

/** The route handler of a call that was admitted: rights, input, transaction, answer; in this order. */
export const handleCall = (name: keyof Contract, call: AnyCall, services: CallServices) => {
  const { store, clock, handlers } = services;
  // The types of all handlers together are no type one could call; each was checked against the contract by name.
  const handler = handlers[name] as AnyHandler | undefined;
  const needsCustomer = call.endpoint.access === 'customer';

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = clock.now();
    const today = viennaDateAt(now.getTime());
    const caller = callerOf(request);
    const path = readPath(call, request.params as Record<string, string>);
    const rawQuery = request.query as Record<string, unknown>;
    rejectUnstorable(rawQuery);
    const tenant = resolveTenant(caller, request.hostEntry, path['tenant'] ?? rawQuery['tenant']);
    const named = resolveRequestedCustomer(request, path['customerId'], rawQuery['customerId']);
    if (caller === undefined && named.isBinding) throwProblem('customer-forbidden');

    const customerId = caller === undefined ? undefined : named.id;
    const flags = caller?.flags ?? NO_FLAGS;
    let seesPrices = false;

    /** Lets the caller in, or refuses; a stream asks again before each batch. */
    const admitted = async (queries: Queries, day: string): Promise<ActingCustomer | undefined> => {
      const customer = caller === undefined ? undefined : await actingFor(queries, caller, named, day);
      if (needsCustomer && customer === undefined) throwProblem('customer-forbidden');
      // The scope was opened for what was named; the only customer of a user who named none is set here.
      if (customer !== undefined && customer.id !== customerId)
        await widenScopeToCustomer(queries, customer.id);
      return customer;
    };
    const readBatch = async ({ admit, read }: EventSource): Promise<EventBatch> => {
      await admit?.();
      return store.inScope({ tenant, customerId }, async (queries) => {
        await admitted(queries, viennaDateAt(clock.now().getTime()));
        return read(queries);
      });
    };

    const traced = tracedStore(store, traceOf(request.raw), services.tracer);
    const outcome = await traced.inScope({ tenant, customerId }, async (queries) => {
      const [customer, isOffered] = await runPair(
        queries,
        () => admitted(queries, today),
        () => isOfferedTo(tenant, call, queries),
      );
      if (!isOffered) throwProblem('feature-not-offered');
      seesPrices = customer !== undefined && flags.displayPriceInformation;
      const query = readQuery(call, rawQuery);
      const body = readBody(call, request.body);
      if (handler === undefined) throwProblem('not-implemented');
      return handler(
        {
          path,
          query,
          body,
          tenant,
          caller,
          customer,
          seesPrices,
          locale: requestLocale(headerOf(request, 'accept-language')),
          now,
          today,
          host: request.hostEntry,
          idempotencyKey: headerOf(request, 'idempotency-key'),
          lastEventId: headerOf(request, 'last-event-id'),
          http: request,
        },
        queries,
      );
    });
    const leaving = leavingOf(reply);
    let answer: unknown = outcome;
    try {
      if (outcome instanceof AfterCommit) answer = await outcome.make(leaving);
    } catch (error) {
      if (!leaving.aborted) throw error;
      // There is nobody to tell.
      reply.hijack();
      return reply;
    }

    const visible = (data: unknown): unknown =>
      call.endpoint.content === true ? data : redactFor(data, flags, seesPrices);

    switch (call.endpoint.answer ?? 'json') {
      case 'file':
        return sendFile(reply, answer as FileAnswer);
      case 'events':
        await sendEvents(
          reply,
          {
            source: answer as EventSource,
            readBatch: () => readBatch(answer as EventSource),
            visible,
            endsAt: caller?.expiresAt ?? endOfNameless(now),
            now,
            owner: ownerOf(caller, request),
          },
          services.streams,
        );
        return reply;
      case 'empty':
        return reply.header('cache-control', 'no-store').code(204).send();
      case 'json': {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        if (answer instanceof JsonText) return sendJson(reply, redactJson(answer.text, flags, seesPrices));
        return reply.send(visible(answer));
      }
    }
  };
};
