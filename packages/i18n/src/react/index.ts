export { useLocale, type LocaleControl } from './use-locale';
