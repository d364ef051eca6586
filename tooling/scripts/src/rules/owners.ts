import type { RuleMention } from './rule';

/** Packages and apps that can own a rule, from the ground floor upwards. */
export const OWNERS: readonly string[] = [
  'domain',
  'identity',
  'api-contract',
  'api-client',
  'i18n',
  'ui',
  'cms',
  'storefront',
  'app-shell',
  'shop',
  'fair',
  'cms-preview',
  'backend',
];

/**
 * The package or app a file belongs to; tooling owns no rule.
 *
 * @example ownerOf('packages/domain/src/money/round.test.ts') // 'domain'
 */
export const ownerOf = (file: string): string | undefined => /^(?:packages|apps)\/([^/]+)\//.exec(file)?.[1];

/** The owners of a rule together with everyone who names it in a test, in the order of {@link OWNERS}. */
export const addTestingOwners = (
  { id, owners }: { readonly id: string; readonly owners: readonly string[] },
  namings: readonly RuleMention[],
): string[] => {
  const proving = namings
    .filter((naming) => naming.id === id)
    .flatMap(({ file }) => ownerOf(file) ?? [])
    .filter((owner) => OWNERS.includes(owner));
  return [...new Set([...owners, ...proving])].sort(
    (left, right) => OWNERS.indexOf(left) - OWNERS.indexOf(right),
  );
};
