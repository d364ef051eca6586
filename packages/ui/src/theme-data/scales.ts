/** Letter sizes by use: size and line height in px at a root size of 16, weight, tracking. */
export const typeScale = {
  micro: {
    size: 11,
    line: 14,
    weight: 600,
  },
  caption: {
    size: 12,
    line: 16,
    weight: 400,
  },
  label: {
    size: 13,
    line: 18,
    weight: 500,
  },
  body: {
    size: 14,
    line: 20,
    weight: 400,
  },
  amount: {
    size: 15,
    line: 20,
    weight: 600,
  },
  lead: {
    size: 16,
    line: 24,
    weight: 400,
  },
  title: {
    size: 18,
    line: 24,
    weight: 650,
    tracking: '-0.008em',
  },
  heading: {
    size: 22,
    line: 28,
    weight: 650,
    tracking: '-0.012em',
  },
  product: {
    size: 28,
    line: 34,
    weight: 650,
    tracking: '-0.018em',
  },
  display: {
    size: 44,
    line: 48,
    weight: 700,
    tracking: '-0.025em',
  },
} as const satisfies Record<string, TypeSize>;

/** One size of letters. */
export interface TypeSize {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
  readonly tracking?: string;
}

/** Corner radii in px by what they round. */
export const radii = { badge: 4, chip: 6, control: 8, picture: 8, card: 10, sheet: 16, full: 999 } as const;

/** Multiples of the 4 px grid that have a variable of their own. */
export const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24] as const;

/** Durations and the one curve of motion; `prefers-reduced-motion` sets them to nothing. */
export const motion = {
  fast: '120ms',
  base: '180ms',
  sheet: '240ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The one shadow, for what floats. */
export const floatShadow = {
  light: '0 1px 2px rgba(40, 36, 28, 0.06), 0 8px 24px rgba(40, 36, 28, 0.12)',
  dark: '0 1px 2px rgba(0, 0, 0, 0.4), 0 12px 32px rgba(0, 0, 0, 0.5)',
} as const;

/**
 * Where layouts change, in px: the frame of phones up to 960, small desktops up to 1390, content stops growing at 1760
 * (NAV-1). Within the frame of phones rows become those of tablets held upright: at 600, and at 720 in one line.
 */
export const breakpoints = {
  tabletMin: 600,
  largeTabletMin: 720,
  phoneMax: 960,
  smallDesktopMin: 961,
  smallDesktopMax: 1390,
  desktopMin: 1391,
  contentMax: 1760,
} as const;

/** The font, with what stands in until it has arrived. */
export const fontFamily = "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";
