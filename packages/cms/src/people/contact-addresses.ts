/**
 * The address that dials a number as it is written for people.
 *
 * @example telUrl('+43 2732 / 9000-10') // 'tel:+432732900010'
 */
export const telUrl = (number: string): string => {
  const digits = number.replaceAll('(0)', '').replaceAll(/\D/g, '');
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`;
};

/** The address that writes to somebody; empty, which leads nowhere, for what is no mail address. */
export const mailtoUrl = (text: string): string =>
  /^[^\s@?&"<>:]+@[^\s@?&"<>:]+$/.test(text.trim()) ? `mailto:${text.trim()}` : '';
