import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextNamespace, Texts, Translate } from '../texts';
import { useTextsStore } from './texts-context';

/**
 * The texts of a feature in the language shown. Suspends while they are loaded; the component renders again when
 * the language changes.
 *
 * @throws Error outside a provider, and when the texts could not be loaded: an error boundary can say so in words,
 *   while a page of bare keys says nothing
 * @example const t = useTexts(messages); t('belowMinimum', { quantity: 2, unit: 'Karton' })
 */
export const useTexts = <T extends Texts>(namespace: TextNamespace<T>): Translate<T> => {
  const store = useTextsStore();
  store.add(namespace);
  const { t } = useTranslation(namespace.name, { i18n: store.i18next });
  const translate = useMemo<Translate<T>>(
    () =>
      (key, ...[values]) =>
        t(key, { ...values }),
    [t],
  );
  if (!store.i18next.hasResourceBundle(store.locale(), namespace.name)) {
    throw new Error(`Texts could not be loaded: ${namespace.name}`);
  }
  return translate;
};
