/** Where the keyboard goes when it leaves the grid. */
export const BAR_ID = 'order-pad-bar';

/** Moves the focus to the first button that can be pressed below the grid. */
export const focusBar = (): void => {
  document.querySelector<HTMLButtonElement>(`#${BAR_ID} button:not(:disabled)`)?.focus();
};

/** Moves the focus to the big button below the grid, where all is clear. */
export const focusMain = (): void => {
  document.querySelector<HTMLButtonElement>(`#${BAR_ID} [data-main] button:not(:disabled)`)?.focus();
};
