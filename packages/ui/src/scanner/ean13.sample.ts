const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const PARITIES = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

const inverted = (bits: string): string =>
  Array.from(bits)
    .map((bit) => (bit === '1' ? '0' : '1'))
    .join('');

const symbolOf = (digit: number, set: string): string => {
  const left = LEFT[digit] ?? '';
  if (set === 'L') return left;
  return set === 'R' ? inverted(left) : Array.from(inverted(left)).reverse().join('');
};

/** The bars of an EAN-13, 1 for black, in 95 modules. */
export const ean13Bars = (code: string): string => {
  const digits = Array.from(code).map(Number);
  const parity = PARITIES[digits[0] ?? 0] ?? '';
  const left = digits.slice(1, 7).map((digit, index) => symbolOf(digit, parity[index] ?? 'L'));
  const right = digits.slice(7).map((digit) => symbolOf(digit, 'R'));
  return `101${left.join('')}01010${right.join('')}101`;
};
