import { viennaDateAt } from '@gastroshop/domain/calendar';
import type { TenantCode } from '@gastroshop/identity';
import type { ImportKind } from '../schemas/line-schemas';
import { contentImporter } from './import-content';
import { customerImporter } from './import-customers';
import { documentImporter } from './import-documents';
import { fairImporter } from './import-fairs';
import { holidayImporter } from './import-holidays';
import { lookImporter } from './import-looks';
import { notificationImporter } from './import-notifications';
import { priceImporter } from './import-prices';
import { productImporter } from './import-products';
import { tenantImporter } from './import-tenants';
import { userImporter } from './import-users';
import type { ImportContext, Importer } from './importer';

/** What is imported, for whom and when. */
export interface ImportQuestion extends Pick<ImportContext, 'now' | 'externalOrigins' | 'note'> {
  readonly kind: ImportKind;
  /** Undefined: lines that name by themselves whose they are. */
  readonly tenant: TenantCode | undefined;
}

/** Kinds whose lines say by themselves whose they are; all others come for one tenant. */
const KINDS_OF_GROUP: ReadonlySet<ImportKind> = new Set(['content', 'fairs', 'tenants', 'looks']);

/** Whether a kind is imported for one tenant, and cannot be without. */
export const needsTenant = (kind: ImportKind): boolean => !KINDS_OF_GROUP.has(kind);

/**
 * Does something with the importer of a kind.
 *
 * @throws RangeError where the kind needs a tenant and there is none
 */
export const withImporter = <Result>(
  { kind, tenant, ...circumstances }: ImportQuestion,
  run: <Line>(importer: Importer<Line>) => Result,
): Result => {
  if (kind === 'content') return run(contentImporter({ ...circumstances, tenant }));
  if (kind === 'fairs') return run(fairImporter({ tenant }));
  if (kind === 'tenants') return run(tenantImporter({ tenant }));
  if (kind === 'looks') return run(lookImporter({ tenant }));
  if (tenant === undefined) throw new RangeError(`${kind} are imported for a tenant`);
  const context: ImportContext = {
    ...circumstances,
    tenant,
    today: viennaDateAt(circumstances.now.getTime()),
  };
  switch (kind) {
    case 'products':
      return run(productImporter(context));
    case 'prices':
      return run(priceImporter(context));
    case 'customers':
      return run(customerImporter(context));
    case 'documents':
      return run(documentImporter(context));
    case 'holidays':
      return run(holidayImporter(context));
    case 'users':
      return run(userImporter(context));
    case 'notifications':
      return run(notificationImporter(context));
  }
};
