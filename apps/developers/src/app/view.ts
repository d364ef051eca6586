import { useSyncExternalStore } from 'react';
import { EXAMPLES, type ExampleName } from '../documents/documents';
import { PACKAGES } from './packages';

/** What the page shows beside its list of packages. */
export type View =
  | { readonly kind: 'overview' }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'examples' }
  | { readonly kind: 'example'; readonly name: ExampleName }
  | { readonly kind: 'changes' }
  | { readonly kind: 'export'; readonly door: string; readonly name: string }
  | { readonly kind: 'sites' };

/**
 * The view an address asks for; the overview where it asks for none that there is.
 *
 * @param hash of the address, `#packages/domain`
 */
export const viewOf = (hash: string): View => {
  const [place = '', ...rest] = hash.replace(/^#/, '').split('/');
  const [name] = rest;
  if (place === 'changes') return { kind: 'changes' };
  if (place === 'exports' && rest.length > 1)
    return { kind: 'export', door: rest.slice(0, -1).join('/'), name: rest.at(-1) ?? '' };
  if (place === 'other-sites') return { kind: 'sites' };
  if (place === 'examples') {
    const example = EXAMPLES.find((one) => one === name);
    return example === undefined ? { kind: 'examples' } : { kind: 'example', name: example };
  }
  const found = place === 'packages' ? PACKAGES.find((one) => one.name === name) : undefined;
  return found === undefined ? { kind: 'overview' } : { kind: 'package', name: found.name };
};

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => {
    removeEventListener('hashchange', listener);
  };
};

/** The hash of the address, as it changes. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
