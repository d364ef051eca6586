import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../bootstrap/read-json.mjs';
import { root } from '../workspace-folders';
import { billOfMaterials } from './bill-of-materials';
import { workspaceLockfile } from './lockfile';

const lockfile = workspaceLockfile(path.join(root, 'pnpm-lock.yaml'));
const licences = new Map(
  lockfile.packages.map(({ id }, index) => [id, ['MIT', '(MIT AND Zlib)', 'not SPDX'][index % 3] ?? '']),
);
const text = billOfMaterials(lockfile, licences);

describe('the bill of materials', () => {
  it('is a CycloneDX document by its own strict schema', async () => {
    expect(await new JsonStrictValidator(Version.v1dot6).validate(text)).toBeNull();
  });

  it('has every package of the lockfile, with its address, its checksum and what it needs', () => {
    const components = valueAt(JSON.parse(text), 'components');
    const ids = Array.isArray(components) ? components.map((each: unknown) => valueAt(each, 'bom-ref')) : [];
    expect(ids.toSorted()).toEqual(lockfile.packages.map(({ id }) => id).toSorted());
    expect(text).toContain('"purl": "pkg:npm/%40fastify/static@');
    const needed = lockfile.packages.flatMap(({ needs }) => needs);
    expect(needed.filter((need) => !ids.includes(need))).toEqual([]);
  });

  it('is the same for the same lockfile', () => {
    expect(billOfMaterials(lockfile, licences)).toBe(text);
  });
});
