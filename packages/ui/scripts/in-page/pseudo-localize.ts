/** Texts in other languages, or of another trade, are up to this much longer. */
const MORE = 0.4;

/** Makes every word of three and more letters 40 % longer; figures and units stay. */
const lengthened = (text: string): string =>
  text.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.ceil(word.length * MORE)));

/** Makes all texts on the page longer, as the worst translation would. */
export const lengthenPage = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  for (const node of nodes) {
    if (node.parentElement?.closest('script, style, svg, title, .sb-wrapper')) continue;
    if (node.nodeValue !== null) node.nodeValue = lengthened(node.nodeValue);
  }
};
