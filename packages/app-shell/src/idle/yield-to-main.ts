/**
 * Waits for the browser's next task. Work that takes long is cut by it, so that what the reader does and what has
 * arrived come in between.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    // A timer would be held back where several follow each other, and in tabs behind others.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(undefined);
  });
