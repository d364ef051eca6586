/** An element in a few words, for people who look for it. */
export const describeElement = (element: Element): string => {
  const classes = [...element.classList].map((name) => name.replace(/^_|_[\w-]{5,}_?\d*$/g, '')).slice(0, 2);
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `${element.tagName.toLowerCase()}${classes.map((each) => `.${each}`).join('')} „${name}“`;
};
