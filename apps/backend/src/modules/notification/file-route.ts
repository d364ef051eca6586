import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../http';
import type { Services } from '../services';
import { FILES_PATH, isSignedFile } from './file-link';
import { MEDIA_TYPES } from './file-types';

/** An address's query: each part once, as text. */
const partOf = (query: unknown, name: string): string => {
  const value: unknown =
    typeof query === 'object' && query !== null ? new Map(Object.entries(query)).get(name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** RFC 6266: the name of a file with any letters. */
const dispositionOf = (kind: 'inline' | 'attachment', fileName: string): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`;

/**
 * Serves the files of notifications at the signed addresses that `getNotificationAttachmentUrl` gives out. Where users
 * sign on here, the browser's session has to be the reader's as well: an address that was passed on opens nothing.
 */
export const registerNotificationFiles = (
  app: FastifyInstance,
  { store, clock, keyRing, visitorOf }: Pick<Services, 'store' | 'clock' | 'keyRing' | 'visitorOf'>,
): void => {
  app.get<{ Params: { notificationId: string } }>(
    `${FILES_PATH}/:notificationId`,
    { config: { rule: 'open' } },
    async (request, reply) => {
      const { notificationId } = request.params;
      const { tenant } = request.hostEntry;
      const userId = partOf(request.query, 'reader');
      const isSigned = isSignedFile(
        keyRing,
        { tenant, notificationId, userId, now: clock.now() },
        { until: partOf(request.query, 'until'), signature: partOf(request.query, 'signature') },
      );
      if (!isSigned) throwProblem('not-found');
      const visitor = await visitorOf?.(request);
      if (visitor !== undefined && (visitor.state !== 'LIVE' || visitor.userId !== userId))
        throwProblem('not-found');
      const file = await store.inScope({ tenant }, (queries) =>
        queries
          .selectFrom('notification_file')
          .select(['file_name', 'media_type', 'bytes'])
          .where('tenant', '=', tenant)
          .where('notification_id', '=', notificationId)
          .executeTakeFirst(),
      );
      if (file === undefined) throwProblem('not-found');
      const known = MEDIA_TYPES.find(({ mediaType }) => mediaType === file.media_type);
      return reply
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          dispositionOf(known?.isShown === true ? 'inline' : 'attachment', file.file_name),
        )
        .type(known?.mediaType ?? 'application/octet-stream')
        .send(file.bytes);
    },
  );
};
