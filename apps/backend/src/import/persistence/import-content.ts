import { publishIfChanged, withdrawContent } from '../../modules/content';
import { contentLine, type ContentLine } from '../schemas/content-line';
import { lineIssues } from '../parsing/line-issues';
import { createTenantDirectory, type TenantCode } from '@gastroshop/identity';
import { rejected, type LineOutcome } from './line-outcome';
import type { ImportContext, Importer } from './importer';
import { z } from 'zod';
import type { Queries } from '../../db';
import { readMemberships } from '../../tenants';

const BATCH = 50;
const BY = 'import';

const storeOne = async (queries: Queries, line: ContentLine, now: Date): Promise<LineOutcome> => {
  const { scope, kind, slug, state } = line;
  if (state === 'WITHDRAWN') {
    const versions = await withdrawContent(queries, { scope, kind, slug });
    return versions === 0 ? 'UNCHANGED' : 'CHANGED';
  }
  try {
    const { version } = await publishIfChanged(queries, {
      ...line,
      isDraft: state === 'DRAFT',
      at: now,
      by: BY,
    });
    if (version === undefined) return 'UNCHANGED';
    return version === 1 ? 'NEW' : 'CHANGED';
  } catch (error) {
    if (error instanceof z.ZodError) return rejected(`bodies: ${lineIssues(error)}`);
    throw error;
  }
};

/** Content: a line makes a new version where it says something else than the latest one. */
export const contentImporter = ({
  now,
  tenant,
}: Pick<ImportContext, 'now'> & { readonly tenant?: TenantCode | undefined }): Importer<ContentLine> => ({
  shape: contentLine,
  batch: BATCH,
  keyOf: ({ scope, kind, slug }) => `${scope}\t${kind}\t${slug}`,
  keyOfRefused: () => undefined,
  store: async (queries, lines) => {
    const fates: LineOutcome[] = [];
    const { hasScope } = createTenantDirectory(await readMemberships(queries), {});
    // One after the other: they share a connection.
    for (const line of lines)
      fates.push(
        tenant === undefined || line.scope === tenant
          ? hasScope(line.scope)
            ? await storeOne(queries, line, now)
            : rejected(`scope: there is no tenant or group ${line.scope}`)
          : rejected(`scope: what is sent for ${tenant} is content of ${tenant} alone`),
      );
    return fates;
  },
});
