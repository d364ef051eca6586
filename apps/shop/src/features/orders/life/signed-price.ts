import { formatPrice } from '@gastroshop/i18n';

/** A difference in euro with its sign: "+€ 3,60", "−€ 7,04". */
export const signedPrice = (euro: string): string => {
  const isLess = euro.startsWith('-');
  return `${isLess ? '−' : '+'}${formatPrice(isLess ? euro.slice(1) : euro)}`;
};
