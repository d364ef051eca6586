/** A page in which something always changes is looked at all the same. */
const MOST_ROUNDS = 30;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(
      () => {
        resolve();
      },
      { timeout: 1000 },
    );
  });

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve();
    });
  });

/**
 * Resolves when the page has come to rest: two frames and all waiting tasks are over, and nothing was changed meanwhile.
 * Two frames alone are not enough: where React draws for a new width in a task of its own, a busy machine lets frames pass
 * before it.
 */
export const settle = async (): Promise<void> => {
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = changes;
    await frame();
    await frame();
    await idle();
    if (changes === before) break;
  }
  observer.disconnect();
};
