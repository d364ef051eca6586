import { fold } from '../../../search-engine';

const WORDS = /[\p{L}\p{M}]+/gu;

/** Words as the names of articles write them: an engine knows "kasekrainer" only. */
export const asWritten = (text: string, names: readonly string[]): string => {
  const written = new Map<string, string>();
  for (const name of names)
    for (const [word] of name.matchAll(WORDS)) if (!written.has(fold(word))) written.set(fold(word), word);
  return text.replaceAll(WORDS, (word) => written.get(fold(word)) ?? word);
};
