import { parseOrderList } from '@gastroshop/domain/order-list';
import { readListFile, sourceOf } from '@gastroshop/storefront/list-files';
import { expect, it } from 'vitest';
import { writePdf } from '../pdf';
import type { PrintedLabel } from './label-sheet';
import { labelsToPdfDefinition } from './labels-to-pdf-definition';

/** Names with figures, measures, years and units of others. */
const LABELS: readonly PrintedLabel[] = [
  ['Paradeiser geschält', '2,5 kg', '€ 12,90 / Dose'],
  ['Bio Dinkelmehl Type 700 Mühle Steiner', '25 kg', '€ 1,20 / kg'],
  ['Cola Sprizzo 24 × 0,33 l', '24 × 0,33 l', '€ 14,40 / Kiste'],
  ['Zweigelt Burgenland 2024 Weinhof Pichl', '6 Flaschen', '€ 8,90 / Fl'],
  ['Eier Freiland M 30er', '12 Stk', undefined],
].map(([name = '', content = '', price], place) => ({
  name,
  content,
  price,
  number: String(373_326 + place),
  sku: String(373_326 + place),
  amount: 1 + (place % 2),
}));

it('a sheet of labels that comes back as a list orders nothing that nobody wrote, and loses no number', async () => {
  const sheet = { language: 'de-AT', shop: 'Alpin', title: 'Etiketten', labels: LABELS } as const;
  const bytes = await writePdf(labelsToPdfDefinition(sheet));
  const reading = await readListFile(new Blob([Uint8Array.from(bytes)]));
  if (reading.kind !== 'READ') throw new Error(`The sheet is not read: ${reading.reason}`);
  const { lines } = parseOrderList(sourceOf(reading.document));
  expect(lines.filter(({ status }) => status === 'READY')).toEqual([]);
  const text = lines.map((line) => line.text).join('\n');
  for (const { number } of LABELS) expect(text).toContain(number);
});
