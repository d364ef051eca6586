/** Digits or letters that have to be left of a text. */
const SHORTEST = 3;

/**
 * What to look for where a text is no article: the name that stood beside the number, then the text as it is, then
 * shortened from its end, because the last signs of a number are the ones most often missing or wrong.
 *
 * @example nearTexts('33051') // ['33051', '3305', '330']
 */
export const nearTexts = (product: string, hint?: string): readonly string[] => {
  const text = product.replace(/^(\d[\d\s]*)$/, (digits) => digits.replaceAll(/\s/g, ''));
  const shortened = /^\d+$/.test(text)
    ? Array.from({ length: Math.max(0, Math.min(2, text.length - SHORTEST)) }, (_, cut) =>
        text.slice(0, -1 - cut),
      )
    : text.split(/\s+/).length > 1
      ? [text.split(/\s+/).slice(0, -1).join(' ')]
      : [];
  return [...(hint === undefined ? [] : [hint]), text, ...shortened].filter((each) => each !== '');
};
