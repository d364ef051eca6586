/**
 * File name of the page that describes a shape. The shapes are spread over a page for each initial letter: all of them
 * on one page would be slow to open on a phone.
 */
export const shapePage = (name: string): string => `shapes-${name.slice(0, 1).toLowerCase()}.html`;
