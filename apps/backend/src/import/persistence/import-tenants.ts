import { membersOfScope, type TenantCode } from '@gastroshop/identity';
import type { TenantSettings } from '../../db';
import { tenantLine, type TenantLine } from '../schemas/tenant-line';
import { rejected, type LineOutcome } from './line-outcome';
import type { Importer } from './importer';
import { mergeRows } from './merge-rows';

const SETTINGS = {
  table: 'tenant_setting',
  columns: { scope: 'text', tenants: 'text[]', doc: 'jsonb' },
  key: ['scope'],
} as const;

const BATCH = 50;

const rowOf = ({ tenant: scope, ...settings }: TenantLine) => {
  const doc: TenantSettings = settings;
  return { scope, tenants: membersOfScope(scope), doc };
};

/**
 * How tenants present themselves. The next page, paper and mail is in the new look.
 *
 * @param tenant who sends the file, which is about it alone; undefined: the whole group
 */
export const tenantImporter = ({
  tenant,
}: {
  readonly tenant?: TenantCode | undefined;
}): Importer<TenantLine> => ({
  shape: tenantLine,
  batch: BATCH,
  keyOf: (line) => line.tenant,
  keyOfRefused: (value) => (typeof value['tenant'] === 'string' ? value['tenant'].trim() : undefined),
  store: async (queries, lines) => {
    const isForeign = (line: TenantLine) => tenant !== undefined && line.tenant !== tenant;
    const written = await mergeRows(queries, SETTINGS, lines.filter((line) => !isForeign(line)).map(rowOf));
    const fates = new Map(
      written.map(({ scope, isNew }): [string, LineOutcome] => [scope ?? '', isNew ? 'NEW' : 'CHANGED']),
    );
    return lines.map((line) =>
      isForeign(line)
        ? rejected(
            `tenant: a file of ${tenant ?? ''} says how ${tenant ?? ''} presents itself, and nobody else`,
          )
        : (fates.get(line.tenant) ?? 'UNCHANGED'),
    );
  },
});
