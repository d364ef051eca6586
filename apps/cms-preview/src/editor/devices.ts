/** Widths a page is looked at in, in CSS pixels, with the height of what is seen of it at once. */
export const DEVICES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A device of the preview. */
export type Device = keyof typeof DEVICES;

/** All of them, the narrowest first. */
export const DEVICE_NAMES = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

/** The devices that fit a window beside one another and can still be read. */
export const devicesFor = (windowWidth: number): readonly Device[] => {
  if (windowWidth >= 1280) return DEVICE_NAMES;
  return windowWidth > 960 ? ['tablet'] : ['phone'];
};
