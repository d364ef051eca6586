/** The path of a same-origin address: what stands before query and fragment. */
export const pathOfUrl = (address: string): string => address.replace(/[?#].*$/s, '');
