/** How long a block stays marked that an editor looks for, in ms. */
const MARKED_MS = 2_400;

/**
 * Brings a block into view and marks it for a moment; without one, the top of the page.
 *
 * @param blockId as the block carries it; one that stands in the intro has no place of its own
 */
export const highlightBlock = (blockId: string | undefined): void => {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')];
  const block = blocks.find(({ dataset }) => blockId !== undefined && dataset['block'] === blockId);
  if (block === undefined) {
    globalThis.scrollTo({ top: 0, behavior: 'smooth' });
    return;
  }
  // Within this window alone: asked to come into view, an element would move the desk around the frame as well.
  const { top, height } = block.getBoundingClientRect();
  const middle = globalThis.scrollY + top + height / 2;
  globalThis.scrollTo({ top: middle - globalThis.innerHeight / 2, behavior: 'smooth' });
  block.setAttribute('data-pointed', '');
  setTimeout(() => {
    block.removeAttribute('data-pointed');
  }, MARKED_MS);
};
