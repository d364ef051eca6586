import { createContext, useContext } from 'react';
import type { TextsStore } from './texts-store';

export const TextsContext = createContext<TextsStore | undefined>(undefined);

/**
 * The store of the provider around a component.
 *
 * @throws Error outside a provider
 */
export const useTextsStore = (): TextsStore => {
  const store = useContext(TextsContext);
  if (store === undefined) throw new Error('Texts are read outside I18nProvider');
  return store;
};
