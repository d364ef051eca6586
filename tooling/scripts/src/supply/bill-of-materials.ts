import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentScope, ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import {
  Bom,
  Component,
  HashDictionary,
  LicenseRepository,
  Metadata,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { PackageURL } from 'packageurl-js';
import satisfies from 'spdx-satisfies';
import type { LockedPackage, Lockfile } from './lockfile';

const licenceTexts = new Factories.LicenseFactory((expression) => {
  // Throws for what is no expression of SPDX.
  satisfies(expression, ['MIT']);
});

const hexOf = (integrity: unknown): string =>
  Buffer.from(String(integrity).replace('sha512-', ''), 'base64').toString('hex');

const componentOf = (
  { id, name, version, resolution, isOptional }: LockedPackage,
  licence: string | undefined,
): Component => {
  const [plain = name, group] = name.split('/').reverse();
  return new Component(ComponentType.Library, plain, {
    ...(group !== undefined && { group }),
    bomRef: id,
    version,
    purl: new PackageURL('npm', group, plain, version).toString(),
    scope: isOptional ? ComponentScope.Optional : ComponentScope.Required,
    hashes: new HashDictionary([[HashAlgorithm['SHA-512'], hexOf(resolution['integrity'])]]),
    licenses: new LicenseRepository(
      licence === undefined || licence === '' ? [] : [licenceTexts.makeFromString(licence)],
    ),
  });
};

/**
 * Everything this product is made of, as a CycloneDX document. The same lockfile makes the same text.
 *
 * @param licences SPDX expressions by id; packages for other machines have none here
 */
export const billOfMaterials = (
  { packages, asked }: Lockfile,
  licences: ReadonlyMap<string, string>,
): string => {
  const product = new Component(ComponentType.Application, 'gastroshop', { bomRef: 'gastroshop' });
  const bom = new Bom({ metadata: new Metadata({ component: product }) });
  const components = new Map(packages.map((each) => [each.id, componentOf(each, licences.get(each.id))]));
  for (const component of components.values()) bom.components.add(component);
  for (const { id, needs } of packages)
    for (const need of needs) {
      const needed = components.get(need);
      if (needed !== undefined) components.get(id)?.dependencies.add(needed.bomRef);
    }
  for (const { name, version } of asked) {
    const used = components.get(`${name}@${version.replace(/\(.*$/, '')}`);
    if (used !== undefined) product.dependencies.add(used.bomRef);
  }
  return new JsonSerializer(new Json.Normalize.Factory(Spec1dot6)).serialize(bom, {
    sortLists: true,
    space: 1,
  });
};
