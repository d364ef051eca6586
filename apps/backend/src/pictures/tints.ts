/** Ground of a picture by product family, in the light scheme; pictures keep it in the dark one. */
export const TINTS = {
  meat: '#ffe8e8',
  dairy: '#f5efd8',
  egg: '#fbedd5',
  veg: '#e6f4de',
  fruit: '#ffe9e0',
  dry: '#fbecd9',
  fish: '#def3fb',
  frozen: '#ddf2ff',
  bakery: '#ffebd8',
  drink: '#ecedfd',
  wine: '#fce8f1',
  oil: '#eff1d7',
  clean: '#ddf4f5',
} as const;

/** A product family, which chooses the ground. */
export type Tint = keyof typeof TINTS;

/** Whether there is a product family of that name. */
export const isTint = (name: string): name is Tint => Object.hasOwn(TINTS, name);
