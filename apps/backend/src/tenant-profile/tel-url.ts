/**
 * Where a telephone number is dialled.
 *
 * @example telUrl('+43 6542 / 5550-10') // 'tel:+436542555010'
 */
export const telUrl = (telephone: string): string => `tel:${telephone.replaceAll(/[^+\d]/g, '')}`;
