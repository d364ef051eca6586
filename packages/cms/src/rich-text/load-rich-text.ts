/** Loads what draws running text, sanitiser and all; with the first text of a page. */
export const loadRichText = () => import('./rich-text-elements');
