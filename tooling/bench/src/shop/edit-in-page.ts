/** How long one edit took, in milliseconds from the key to the picture that shows it. */
export interface EditTimes {
  /** The sum of the line. */
  readonly row: number;
  /** The sum of the cart. */
  readonly total: number;
}

/**
 * Watches, inside the page, the amount field with the focus: from the Enter that is pressed there next until the line's
 * sum and the cart's sum are painted. Sent to the browser as it stands, so it uses nothing from outside, and names no
 * function: the compiler would call for help that is not there.
 */
export const watchNextEdit = (): Promise<EditTimes> =>
  new Promise((resolve) => {
    const field = document.activeElement;
    const row = field?.closest('li, [role="listitem"]')?.querySelector('[class*="sum"]');
    const total = document.querySelector('[data-kind="total"] dd');
    if (!(field instanceof HTMLInputElement) || row === null || row === undefined || total === null)
      throw new Error('No line has the focus');
    let pressedAt = 0;
    const seen: { row?: number; total?: number } = {};
    field.addEventListener('keydown', ({ key, timeStamp }) => {
      if (key === 'Enter') pressedAt = timeStamp;
    });
    for (const [name, element] of [
      ['row', row],
      ['total', total],
    ] as const) {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message comes after the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            seen[name] = performance.now() - pressedAt;
            if (seen.row !== undefined && seen.total !== undefined)
              resolve({ row: seen.row, total: seen.total });
          };
          port2.postMessage('');
        });
      });
      observer.observe(element, { subtree: true, childList: true, characterData: true });
    }
  });
