import type { FastifyReply } from 'fastify';

/** Tells caches of one more header of the request that the answer depends on. */
export const addVary = (reply: FastifyReply, name: string): void => {
  const known = [reply.getHeader('vary') ?? []].flat().flatMap((each) => String(each).split(', '));
  if (!known.includes(name)) reply.header('vary', [...known, name].join(', '));
};
