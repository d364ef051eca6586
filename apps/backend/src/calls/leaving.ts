import type { FastifyReply } from 'fastify';

/** Aborted when whoever asked goes before the answer was written: what takes long is then made for nobody. */
export const leavingOf = ({ raw }: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) leaving.abort();
  };
  if (raw.destroyed) leave();
  raw.once('close', leave);
  return leaving.signal;
};
