import type { AnyCall, Contract } from '@gastroshop/api-contract';
import type { preParsingAsyncHookHandler, onRequestAsyncHookHandler, FastifyRequest } from 'fastify';
import type { AuthenticatedUser } from '../access';
import { visitorLimitOf } from './body-limits';
import type { CallServices } from './call-services';
import { authenticateCaller } from './authenticate';
import { cutLong, refuseLongAnnounced } from './visitor-body';

/** Who makes the calls under way; a request is forgotten with its answer. */
const callers = new WeakMap<FastifyRequest, AuthenticatedUser>();

/** Who makes a call that was admitted; undefined: nobody in particular. */
export const callerOf = (request: FastifyRequest): AuthenticatedUser | undefined => callers.get(request);

/**
 * What stands before a call and runs before a byte of its body is read: whoever is not let in keeps nobody busy by what
 * they send, and who says nothing of themselves may send short bodies only.
 */
export const admitCall = (
  name: keyof Contract,
  call: AnyCall,
  { guard, verifyToken }: Pick<CallServices, 'guard' | 'verifyToken'>,
): {
  readonly onRequest: onRequestAsyncHookHandler;
  readonly preParsing: preParsingAsyncHookHandler;
} => ({
  onRequest: async (request) => {
    await guard.admit(request, name, call.endpoint);
    const caller = await authenticateCaller(request, call, verifyToken);
    if (caller === undefined) {
      refuseLongAnnounced(request, visitorLimitOf(name));
      await guard.admitVisitor(request, call.endpoint);
      return;
    }
    callers.set(request, caller);
    await guard.admitUser(request, name, caller.userId);
  },
  // Everybody may announce no length at all.
  preParsing: (request, _reply, body) =>
    Promise.resolve(
      callers.has(request) || 'content-length' in request.headers
        ? body
        : cutLong(body, visitorLimitOf(name)),
    ),
});
