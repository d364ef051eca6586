import { PACKAGES } from '../app/packages';
import type { Entry } from './entries';

const KINDS = ['component', 'function', 'type', 'value'] as const;

/** Everything that can be looked for; a file of its own, for whoever looks for something. */
export const loadEntries = async (): Promise<readonly Entry[]> => {
  const { default: index } = await import('virtual:package-index');
  return [
    ...PACKAGES.map(({ name, use }): Entry => ({
      name,
      kind: 'package',
      place: use,
      href: `#packages/${name}`,
    })),
    ...index.calls.map((call): Entry => ({ ...call, kind: 'call' })),
    ...Object.entries(index.exports).flatMap(([module, names]) =>
      KINDS.flatMap((kind) =>
        (names[kind] ?? []).map((name): Entry => ({
          name,
          kind,
          place: module,
          href: `#exports/${module.replace('@gastroshop/', '')}/${name}`,
        })),
      ),
    ),
  ];
};
