import de from './texts/messages.de.json';
import en from './texts/messages.en.json';

/** The messages every part of the shop shares, by language. */
export const messageTexts: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = { de, en };
