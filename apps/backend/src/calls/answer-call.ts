import type { AnyCall, Contract } from '@gastroshop/api-contract';
import { viennaDay } from '@gastroshop/domain/calendar';
import { NO_FLAGS } from '@gastroshop/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { standingOf, type ActingCustomer, type SignedIn } from '../access';
import { enterCustomer, type Queries } from '../db';
import { localeOf, refuse } from '../http';
import { callerOf } from './admit-call';
import { AfterCommit, JsonText, type FileAnswer, type ServerEvent } from './answers';
import { readNamedCustomer, readTenant } from './door';
import { readBody, readPath, readQuery, refuseUnstorable } from './read-input';
import type { CallServices } from './call-services';
import { sendEvents } from './send-events';
import { sendFile, sendJson } from './send-answer';
import { visibleText, visibleTo } from './visible';

/** A handler whose types were proven where it was written. */
type AnyHandler = (request: object, queries: Queries) => Promise<unknown>;

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A stream of nobody in particular ends after this; who resumes it is let in anew. */
const NAMELESS_STREAM_MS = 10 * 60_000;

const endOfNameless = (now: Date): Date => new Date(now.getTime() + NAMELESS_STREAM_MS);

/** The route handler of a call that was admitted: rights, input, transaction, answer; in this order. */
export const answerCall = (name: keyof Contract, call: AnyCall, services: CallServices) => {
  const { store, clock, handlers } = services;
  // The types of all handlers together are no type one could call; each was checked against the contract by name.
  const handler = handlers[name] as AnyHandler | undefined;
  const needsCustomer = call.endpoint.access === 'customer';

  const actingFor = async (
    queries: Queries,
    caller: SignedIn,
    named: { readonly id: string | undefined; readonly isBinding: boolean },
    today: string,
  ): Promise<ActingCustomer | undefined> => {
    const { tenant, userId, providerSession, issuedAt } = caller;
    const ask = (customerId: string | undefined) =>
      standingOf(queries, { tenant, userId, customerId, providerSession, issuedAt, today });
    const standing = await ask(named.id);
    if (standing.hasEnded) refuse('sign-in-required');
    if (standing.customer !== undefined) return standing.customer;
    if (named.isBinding) refuse('customer-forbidden');
    // A cookie of a customer that is no longer assigned is forgotten.
    return named.id === undefined ? undefined : (await ask(undefined)).customer;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = clock.now();
    const today = viennaDay(now.getTime());
    const caller = callerOf(request);
    const path = readPath(call, request.params as Record<string, string>);
    const rawQuery = request.query as Record<string, unknown>;
    refuseUnstorable(rawQuery);
    const tenant = readTenant(caller, request.hostEntry, path['tenant'] ?? rawQuery['tenant']);
    const named = readNamedCustomer(request, path['customerId'], rawQuery['customerId']);
    if (caller === undefined && named.isBinding) refuse('customer-forbidden');

    const customerId = caller === undefined ? undefined : named.id;
    const flags = caller?.flags ?? NO_FLAGS;
    let seesPrices = false;

    const outcome = await store.inScope({ tenant, customerId }, async (queries) => {
      const customer = caller === undefined ? undefined : await actingFor(queries, caller, named, today);
      if (needsCustomer && customer === undefined) refuse('customer-forbidden');
      // The scope was opened for what was named; the only customer of a user who named none is set here.
      if (customer !== undefined && customer.id !== customerId) await enterCustomer(queries, customer.id);
      seesPrices = customer !== undefined && flags.displayPriceInformation;
      const query = readQuery(call, rawQuery);
      const body = readBody(call, request.body);
      if (handler === undefined) refuse('not-implemented');
      return handler(
        {
          path,
          query,
          body,
          tenant,
          caller,
          customer,
          seesPrices,
          locale: localeOf(headerOf(request, 'accept-language')),
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
    const answer: unknown = outcome instanceof AfterCommit ? await outcome.make() : outcome;

    switch (call.endpoint.answer ?? 'json') {
      case 'file':
        return sendFile(reply, answer as FileAnswer);
      case 'events':
        await sendEvents(
          reply,
          answer as AsyncIterable<ServerEvent>,
          caller?.expiresAt ?? endOfNameless(now),
          now,
          services.streams,
        );
        return reply;
      case 'empty':
        return reply.header('cache-control', 'no-store').code(204).send();
      case 'json': {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        if (answer instanceof JsonText) return sendJson(reply, visibleText(answer.text, flags, seesPrices));
        return reply.send(call.endpoint.content === true ? answer : visibleTo(answer, flags, seesPrices));
      }
    }
  };
};
