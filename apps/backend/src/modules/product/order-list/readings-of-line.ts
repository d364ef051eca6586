import type { OrderListLine, OrderListLineReading } from '@gastroshop/api-contract';
import { classifyProductReference, stripDecoration } from '@gastroshop/domain/order-list';
import { parseProductNumber } from '@gastroshop/domain/product';
import type { ProductName } from './find-products';

/** One way to read a line, with what it names. */
export interface LineReading {
  readonly article: string;
  readonly amount: OrderListLineReading['amount'];
  readonly unit: string | undefined;
  readonly name: ProductName;
}

/** The ways to read a line. */
export interface LineReadings {
  /** The line's own first, then its alternatives. */
  readonly readings: readonly [LineReading, ...LineReading[]];
  /** The whole line as a name, with and without what stands around it: names hold numbers themselves. */
  readonly whole: readonly ProductName[];
  /** What was read as a number, with the words beside it: names end in numbers that look like those of articles. */
  readonly joined: readonly ProductName[];
}

const nameOf = (product: string): ProductName => {
  const { text, gtin } = classifyProductReference(product.trim());
  return { text, gtin: gtin ?? parseProductNumber(text)?.gtin };
};

const readingOf = ({ article, amount, unit }: OrderListLineReading): LineReading => ({
  article,
  amount,
  unit,
  name: nameOf(article),
});

/** What separates the cells of a table, which is no part of a name. */
const CELLS = /[\t;|]/;
/** A number as long as those of articles, and no word beside it: no name begins like that. */
const NUMBER_ALONE = /^[^\p{L}]*\d{5,}[^\p{L}]*$/u;

/** The ways to read a line, and the whole of it as a name. */
export const readingsOfLine = ({
  alternatives = [],
  text,
  note = '',
  ...line
}: OrderListLine): LineReadings => {
  const readings = [readingOf(line), ...alternatives.map(readingOf)] as const;
  const whole =
    text === undefined || CELLS.test(text) || NUMBER_ALONE.test(line.article)
      ? []
      : [...new Set([text, stripDecoration(text).order])].map(nameOf);
  const isNew = (name: ProductName): boolean =>
    /\p{L}{2}/u.test(name.text) && !readings.some((reading) => reading.name.text === name.text);
  const joined =
    NUMBER_ALONE.test(line.article) && /\p{L}{2}/u.test(note)
      ? [`${note} ${line.article}`, `${line.article} ${note}`].map(nameOf)
      : [];
  return { readings, whole: whole.filter(isNew), joined };
};
