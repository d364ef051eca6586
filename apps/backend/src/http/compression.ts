import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Text that shrinks; event streams have to leave at once, pictures and papers are packed already. */
const TEXT =
  /^(?:application\/(?:(?:problem\+|manifest\+)?json|javascript)|image\/svg\+xml|text\/(?:css|html|javascript|plain))(?:;|$)/;

/** Below it an answer fits into a packet or two as it is, in bytes. */
const FROM_BYTES = 1400;

/**
 * Packs answers for browsers that say they unpack them. A route that answers a secret beside what a caller sent
 * switches it off by `compress: false`: the packed length would tell of it. Registered before any route.
 */
export const registerCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    // What comes in is never unpacked: a small body could become an endless one.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: TEXT,
    threshold: FROM_BYTES,
    // As quick as gzip, and smaller.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
};
