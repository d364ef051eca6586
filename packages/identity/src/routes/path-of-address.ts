/** The path of a same-origin address: what stands before query and fragment. */
export const pathOfAddress = (address: string): string => address.replace(/[?#].*$/s, '');
