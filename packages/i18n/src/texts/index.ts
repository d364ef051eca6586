export {
  changeLocale,
  createTexts,
  createTextsFrom,
  loadTexts,
  localeOf,
  type TextResources,
} from './create-texts';
export {
  languageOf,
  textRoom,
  type LanguageTexts,
  type TextFiles,
  type TextRoom,
  type Texts,
} from './text-files';
