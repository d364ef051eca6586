/** Where the keyboard goes when it leaves the grid. */
export const BAR_ID = 'order-pad-bar';

/** Moves the focus to the first button that can be pressed below the grid. */
export const focusBar = (): void => {
  document
    .querySelector<HTMLButtonElement>(
      `#${BAR_ID} button[data-main]:not(:disabled), #${BAR_ID} button:not(:disabled)`,
    )
    ?.focus();
};
