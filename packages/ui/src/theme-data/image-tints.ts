/** Grounds of food drawings, by product family; the dark twin keeps the drawing legible on dark lists. */
export const imageTints = {
  meat: {
    light: '#ffe8e8',
    dark: '#402b2b',
  },
  dairy: {
    light: '#f5efd8',
    dark: '#37321e',
  },
  egg: {
    light: '#fbedd5',
    dark: '#3c2f1a',
  },
  veg: {
    light: '#e6f4de',
    dark: '#2a3624',
  },
  fruit: {
    light: '#ffe9e0',
    dark: '#422b21',
  },
  dry: {
    light: '#fbecd9',
    dark: '#3c2f1e',
  },
  fish: {
    light: '#def3fb',
    dark: '#22353c',
  },
  frozen: {
    light: '#ddf2ff',
    dark: '#22343f',
  },
  bakery: {
    light: '#ffebd8',
    dark: '#3f2e1d',
  },
  drink: {
    light: '#ecedfd',
    dark: '#30303e',
  },
  wine: {
    light: '#fce8f1',
    dark: '#3c2c33',
  },
  oil: {
    light: '#eff1d7',
    dark: '#33331d',
  },
  clean: {
    light: '#ddf4f5',
    dark: '#213637',
  },
} as const;

/** A product family that tints its pictures. */
export type ImageTint = keyof typeof imageTints;
