/** Whether one article of the essence list is shown, as the wire carries it. */
export interface EssenceVisibility {
  readonly sku: string;
  readonly isVisible: boolean;
}

/** Whether an article of the essence list is shown; unknown until the backend has said so. */
export type EssenceVisibilityState = 'VISIBLE' | 'HIDDEN' | 'UNKNOWN';

/** The state of one sku among the backend's answers; UNKNOWN when it is not among them or nothing has come yet. */
export const essenceVisibilityState = (
  answers: readonly EssenceVisibility[] | undefined,
  sku: string,
): EssenceVisibilityState => {
  const answer = answers?.find((entry) => entry.sku === sku);
  if (answer === undefined) return 'UNKNOWN';
  return answer.isVisible ? 'VISIBLE' : 'HIDDEN';
};

/** What pressing the essence toggle does: the state to show at once and the value to send, or nothing. */
export type EssenceToggle =
  | { readonly disabled: true }
  | { readonly disabled: false; readonly next: 'VISIBLE' | 'HIDDEN'; readonly sendVisible: boolean };

/**
 * The essence toggle: visible becomes hidden, hidden becomes visible; disabled while nobody knows (ESS-1).
 *
 * @example essenceToggle('VISIBLE') // { disabled: false, next: 'HIDDEN', sendVisible: false }
 */
export const essenceToggle = (state: EssenceVisibilityState): EssenceToggle => {
  switch (state) {
    case 'VISIBLE':
      return { disabled: false, next: 'HIDDEN', sendVisible: false };
    case 'HIDDEN':
      return { disabled: false, next: 'VISIBLE', sendVisible: true };
    case 'UNKNOWN':
      return { disabled: true };
  }
};
