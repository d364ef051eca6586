/**
 * An address as a header line can carry it: every character outside ASCII percent-encoded, the others as they are.
 *
 * @example inAscii('/search?query=käse') // '/search?query=k%C3%A4se'
 */
export const inAscii = (address: string): string => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
