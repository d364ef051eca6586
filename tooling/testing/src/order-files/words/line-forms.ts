/** What a line of words is made from. */
interface LineParts {
  readonly sku: string;
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

/** A way to write one order in a line. */
export interface LineForm {
  readonly id: string;
  /** The name alone says which article. */
  readonly byName: boolean;
  /** No unit is written. */
  readonly unitless: boolean;
  /** Everybody would read it in the same way. */
  readonly isPlain: boolean;
  readonly write: (parts: LineParts) => string;
}

const form = (id: string, write: LineForm['write'], isPlain = true): LineForm => ({
  id,
  byName: !id.includes('sku'),
  unitless: !id.includes('unit'),
  isPlain: isPlain && id.includes('unit'),
  write,
});

/** The ways to write one order in a line; in the id "7" stands for the amount. */
export const LINE_FORMS: readonly LineForm[] = [
  form('sku 7 unit', ({ sku, amount, unit }) => `${sku} ${amount} ${unit}`),
  form('sku 7unit', ({ sku, amount, unit }) => `${sku} ${amount}${unit}`),
  form('7 unit sku', ({ sku, amount, unit }) => `${amount} ${unit} ${sku}`),
  form('7 unit name', ({ name, amount, unit }) => `${amount} ${unit} ${name}`),
  form('7unit name', ({ name, amount, unit }) => `${amount}${unit} ${name}`),
  form('name 7 unit', ({ name, amount, unit }) => `${name} ${amount} ${unit}`),
  form('name: 7 unit', ({ name, amount, unit }) => `${name}: ${amount} ${unit}`),
  form('name - 7 unit', ({ name, amount, unit }) => `${name} - ${amount} ${unit}`),
  form('name, 7 unit', ({ name, amount, unit }) => `${name}, ${amount} ${unit}`),
  form('name = 7 unit', ({ name, amount, unit }) => `${name} = ${amount} ${unit}`, false),
  form('name ... 7 unit', ({ name, amount, unit }) => `${name} ........ ${amount} ${unit}`, false),
  form('name (7 unit)', ({ name, amount, unit }) => `${name} (${amount} ${unit})`, false),
  form('7 unit sku name', ({ sku, name, amount, unit }) => `${amount} ${unit} ${sku} ${name}`),
  form('sku name 7 unit', ({ sku, name, amount, unit }) => `${sku} ${name} ${amount} ${unit}`),
  form('sku 7 unit name', ({ sku, name, amount, unit }) => `${sku} ${amount} ${unit} ${name}`),
  form('name (sku) 7 unit', ({ sku, name, amount, unit }) => `${name} (${sku}) ${amount} ${unit}`, false),
  form('7 unit name (sku)', ({ sku, name, amount, unit }) => `${amount} ${unit} ${name} (${sku})`, false),
  form('7 x unit name', ({ name, amount, unit }) => `${amount} x ${unit} ${name}`, false),
  form('7x unit name', ({ name, amount, unit }) => `${amount}x ${unit} ${name}`, false),
  form('unit name 7', ({ name, amount, unit }) => `${unit} ${name} ${amount}`, false),
  form('7 name unit', ({ name, amount, unit }) => `${amount} ${name} ${unit}`, false),
  form('sku: 7 unit', ({ sku, amount, unit }) => `${sku}: ${amount} ${unit}`),
  form('sku/7/unit', ({ sku, amount, unit }) => `${sku}/${amount}/${unit}`, false),
  form('7 x name', ({ name, amount }) => `${amount} x ${name}`),
  form('7x name', ({ name, amount }) => `${amount}x ${name}`),
  form('7× name', ({ name, amount }) => `${amount}× ${name}`),
  form('name: 7', ({ name, amount }) => `${name}: ${amount}`),
  form('name x7', ({ name, amount }) => `${name} x${amount}`),
  form('name x 7', ({ name, amount }) => `${name} x ${amount}`),
  form('name 7', ({ name, amount }) => `${name} ${amount}`),
  form('7 name', ({ name, amount }) => `${amount} ${name}`),
  form('sku 7', ({ sku, amount }) => `${sku} ${amount}`),
  form('7 x sku', ({ sku, amount }) => `${amount} x ${sku}`),
  form('sku x 7', ({ sku, amount }) => `${sku} x ${amount}`),
  form('sku: 7', ({ sku, amount }) => `${sku}: ${amount}`),
  form('sku name 7', ({ sku, name, amount }) => `${sku} ${name} ${amount}`),
  form('name = 7', ({ name, amount }) => `${name} = ${amount}`),
  form('name - 7', ({ name, amount }) => `${name} - ${amount}`),
];
