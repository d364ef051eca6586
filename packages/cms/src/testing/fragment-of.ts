/** Markup as a tree that nothing has cleaned. */
export const fragmentOf = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};
