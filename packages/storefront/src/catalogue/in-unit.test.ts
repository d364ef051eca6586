import { expect, it } from 'vitest';
import { inUnit } from './in-unit';

it.each([
  ['Karton', 'im Karton', 'by the karton'],
  ['Kübel', 'im Kübel', 'by the kübel'],
  ['Kiste', 'in der Kiste', 'by the kiste'],
  ['Packung', 'in der Packung', 'by the packung'],
  ['Gebinde', 'im Gebinde', 'by the gebinde'],
  ['kg', 'in kg', 'by the kg'],
  ['KT', 'in KT', 'by the kt'],
])('%s: %s', (unit, german, english) => {
  expect(inUnit(unit, 'de-AT')).toBe(german);
  expect(inUnit(unit, 'en-GB')).toBe(english);
});
