import { use, useSyncExternalStore } from 'react';
import type { TextNamespace, Translate } from '../texts';
import { useTextsStore } from './texts-context';

/**
 * The texts of a feature in the language shown. Suspends while they are loaded; the component renders again when
 * the language changes. All components get the same function for the same texts, so it costs little in long lists
 * and is a stable dependency of effects and memos.
 *
 * @throws Error outside a provider, and when the texts could not be loaded: an error boundary can say so in words,
 *   while a page of bare keys says nothing
 * @example const t = useTexts(messages); t('belowMinimum', { quantity: 2, unit: 'Karton' })
 */
export const useTexts = <T extends object>(namespace: TextNamespace<T>): Translate<T> => {
  const store = useTextsStore();
  useSyncExternalStore(store.subscribe, store.locale, store.locale);
  if (store.translate(namespace) === undefined) use(store.load(namespace));
  const translate = store.translate(namespace);
  if (translate === undefined) throw new Error(`Texts could not be loaded: ${namespace.name}`);
  return translate;
};
