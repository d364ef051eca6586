import type { Scene } from './scene';

/** Phones are this wide at most, in px. */
export const WIDEST_PHONE = 960;

/** Whether a scene has the state it shows at a width. */
export const isShownAt = ({ only }: Scene, width: number): boolean =>
  only === undefined || (only === 'phone') === width <= WIDEST_PHONE;
