export { I18nProvider, type I18nProviderProps } from './i18n-provider';
export { createTextsStore, type TextsStore } from './texts-store';
export { useLocale, type LocaleControl } from './use-locale';
export { useTexts } from './use-texts';
