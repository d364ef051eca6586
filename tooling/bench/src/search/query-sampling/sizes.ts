import type { JudgedProduct } from '../catalogue-products';

const PER_LARGE = 1_000;
const PER_CENTI = 10;

const decimal = (value: number): string => String(value).replace('.', ',');

/** The ways in which people type a content. */
export const sizesAsTyped = ({ quantity, unit }: JudgedProduct): readonly string[] => {
  const large = quantity / PER_LARGE;
  switch (unit) {
    case 'g':
      return quantity >= PER_LARGE / 2
        ? [`${decimal(large)}kg`, `${decimal(large)} kg`, `${large}kg`, `${quantity}g`]
        : [`${quantity}g`, `${quantity} g`, `${quantity} gramm`];
    case 'ml':
      return quantity >= PER_LARGE / 4
        ? [`${decimal(large)}l`, `${decimal(large)} l`, `${large} liter`, `${quantity}ml`]
        : [`${quantity}ml`, `${quantity} ml`, `${decimal(quantity / PER_CENTI)}cl`];
    default:
      return [];
  }
};
