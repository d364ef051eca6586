/** `pnpm realm:write`: the roles of the realm, from the tenants a new database knows. A test compares the two. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace-folders';
import { tenantsOf, withTenantRoles } from './tenant-roles';

const file = path.join(root, 'docs/operations/realm-export.json');
const realm: unknown = JSON.parse(readFileSync(file, 'utf8'));
const migration = readFileSync(path.join(root, 'apps/backend/src/db/migrations/0068-tenants.ts'), 'utf8');
const tenants = tenantsOf(migration);
writeFileSync(file, `${JSON.stringify(withTenantRoles(realm, tenants), null, 2)}\n`);
