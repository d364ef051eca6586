/** An article number with its digits in threes, on one line. */
export const groupDigits = (number: string): string =>
  /^\d+$/.test(number) ? number.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0') : number;
