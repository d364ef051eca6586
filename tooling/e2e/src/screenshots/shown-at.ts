import type { ScreenState } from './screen-state';

/** Phones are this wide at most, in px. */
export const WIDEST_PHONE = 960;

/** Whether a scene has the state it shows at a width. */
export const isShownAt = ({ only }: ScreenState, width: number): boolean =>
  only === undefined || (only === 'phone') === width <= WIDEST_PHONE;
