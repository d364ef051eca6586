import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What a key does in a tree whose rows are list items with a link and, above further rows, a fold button. */
const press = (tree: HTMLElement, key: string): boolean => {
  const links = [...tree.querySelectorAll('a')];
  const focused = document.activeElement;
  const row = focused?.closest('li');
  if (!focused || !row || !tree.contains(row)) return false;
  const link = row.querySelector('a');
  const fold = row.querySelector('button');
  const step = (by: number): void => {
    const at = links.findIndex((each) => each === link);
    links[at + by]?.focus();
  };
  switch (key) {
    case 'ArrowDown':
      step(1);
      return true;
    case 'ArrowUp':
      step(-1);
      return true;
    case 'ArrowRight':
      if (fold?.getAttribute('aria-expanded') === 'false') fold.click();
      else if (fold) step(1);
      return true;
    case 'ArrowLeft':
      if (fold?.getAttribute('aria-expanded') === 'true') fold.click();
      else row.parentElement?.closest('li')?.querySelector('a')?.focus();
      return true;
    case 'Home':
      links[0]?.focus();
      return true;
    case 'End':
      links.at(-1)?.focus();
      return true;
    default:
      return false;
  }
};

/**
 * Arrow keys in a tree of links, besides Tab: up and down go through the rows in sight, right unfolds, left folds or
 * goes to the row above.
 */
export const useTreeKeys = (): RefObject<HTMLElement | null> => {
  const tree = useRef<HTMLElement>(null);
  // Before the first picture: whoever sees the tree can travel in it.
  useLayoutEffect(() => {
    const element = tree.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (press(element, event.key)) event.preventDefault();
    };
    element.addEventListener('keydown', listen);
    return () => {
      element.removeEventListener('keydown', listen);
    };
  }, []);
  return tree;
};
