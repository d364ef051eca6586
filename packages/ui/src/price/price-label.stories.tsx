import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NextTierHint } from './next-tier-hint';
import { PriceLabel } from './price-label';
import column from './price-column.sample.module.css';
import { PriceExplanation } from './price-explanation';
import { PriceExplanationButton } from './price-explanation-button';
import { TierPriceTable } from './tier-price-table';
import type { ExplanationStepData, RejectedPriceData } from './price-steps';
import { UnitPriceList } from './unit-price-list';

const meta = {
  title: 'Price/Price',
  component: PriceLabel,
  args: { price: { priceText: '€ 4,49', unit: 'Stk' } },
  parameters: { width: 200 },
} satisfies Meta<typeof PriceLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices end on one line, their units begin on the next one. */
export const Column: Story = {
  render: () => (
    <>
      <PriceLabel
        price={{
          priceText: '€ 15,40',
          unit: 'kg',
          note: { kind: 'TIER', quantity: '20 kg', price: '€ 14,90' },
        }}
      />
      <PriceLabel
        price={{
          priceText: '€ 4,49',
          unit: 'Stk',
          note: { kind: 'NEXT_TIER', missing: '3 Stk', price: '€ 4,15' },
        }}
      />
      <PriceLabel
        price={{
          priceText: '€ 16,20',
          unit: 'Kiste',
          isOnSale: true,
          note: { kind: 'FORMER', price: '€ 18,40' },
        }}
      />
      <PriceLabel price={{ priceText: 'ca. € 1.154,00', unit: 'Stk' }} />
      <PriceLabel price={{ priceText: '€ 0,0328', unit: 'Stk' }} />
      <PriceLabel price="ON_REQUEST" />
    </>
  ),
};

export const Detail: Story = {
  args: { price: { priceText: '€ 12,90', unit: 'Stk', isOnSale: true }, size: 'detail' },
};

/** More than a column holds: shortened with the whole in the title, never broken or pushed over its neighbour. */
export const LongTexts: Story = {
  parameters: { width: 390 },
  render: () => {
    const price = {
      priceText: 'ca. € 12.154,00',
      unit: 'Gemeinschaftsverpflegungsgebinde',
      note: { kind: 'NEXT_TIER', missing: '12 Doppelkartons', price: '€ 11.402,50' },
    } as const;
    return (
      <div className={column['column']}>
        <PriceLabel price={price} />
        <PriceLabel price={price} size="tile" />
        <PriceLabel price={price} size="detail" />
      </div>
    );
  },
};

export const Ladder: Story = {
  parameters: { width: 390 },
  render: () => (
    <TierPriceTable
      unit="Stk"
      steps={[
        { quantity: '1 Stk', price: '€ 13,95', share: 1 },
        { quantity: '4 Stk', price: '€ 12,90', share: 0.92, isCurrent: true },
        { quantity: '12 Stk', price: '€ 12,40', share: 0.89 },
        { quantity: '32 Stk', price: '€ 11,80', share: 0.85 },
      ]}
    />
  ),
};

export const NextTier: Story = {
  parameters: { width: 360 },
  render: () => <NextTierHint missing="1 Ktn" price="€ 12,40 / Stk" onAdd={fn()} />,
};

export const Units: Story = {
  parameters: { width: 360 },
  render: () => (
    <UnitPriceList
      unit="Ktn"
      onChange={fn()}
      units={[
        { unit: 'Stk', content: '1,8 kg', price: '€ 13,95', basePrice: { priceText: '€ 7,75', unit: 'kg' } },
        {
          unit: 'Ktn',
          content: 'à 4 Stk',
          price: '€ 51,60',
          basePrice: { priceText: '€ 12,90', unit: 'Stk' },
        },
        {
          unit: 'Lage',
          content: 'à 8 Ktn',
          price: '€ 377,60',
          basePrice: { priceText: '€ 11,80', unit: 'Stk' },
        },
      ]}
    />
  ),
};

const steps: readonly ExplanationStepData[] = [
  { step: 'STORAGE_QUANTITY', amount: '12 Karton', ratio: '4', quantity: '48 Stk' },
  {
    step: 'CHOSEN_PRICE',
    basis: 'ON_SALE_FOR_ALL',
    price: '€ 10,55',
    from: '12 Stk',
    validFrom: '16. November',
    validTo: '29. November',
  },
  { step: 'FAIR_FACTOR', percent: '3 %' },
  { step: 'UNIT_FACTOR', percent: '5 %' },
  { step: 'UNIT_PRICE', price: '€ 9,72', unit: 'Stk', exact: '€ 9,721825' },
  { step: 'ROW_FACTOR', percent: '5 %' },
  { step: 'ROW_TOTAL', total: '€ 443,23', exact: '€ 443,232' },
  { step: 'DISCOUNT_EARNED', earned: '€ 63,17', undiscounted: '€ 506,40' },
  { step: 'BONUS', percent: '2 %', bonus: '€ 8,86' },
];

const rejected: readonly RejectedPriceData[] = [
  { basis: 'REGULAR', price: '€ 11,20', reason: 'DEARER' },
  { basis: 'ON_SALE_FOR_CUSTOMER', price: '€ 9,90', reason: 'BELOW_TIER', from: '96 Stk' },
  { basis: 'FIXED_FOR_CUSTOMER', price: '€ 9,10', reason: 'EXPIRED' },
];

export const Explanation: Story = {
  parameters: { width: 320 },
  render: () => <PriceExplanation steps={steps} rejected={rejected} />,
};

export const ExplanationOfWeighed: Story = {
  parameters: { width: 320 },
  render: () => (
    <PriceExplanation
      steps={[
        { step: 'STORAGE_QUANTITY', amount: '2 Stück', ratio: '1', quantity: '2 Stk' },
        { step: 'ESTIMATED_QUANTITY', perUnit: 'ca. 2,5 kg', quantity: 'ca. 5 kg' },
        { step: 'CHOSEN_PRICE', basis: 'REGULAR', price: '€ 12,90' },
        { step: 'UNIT_PRICE', price: '€ 12,90', unit: 'kg' },
        { step: 'ROW_TOTAL', total: 'ca. € 64,50' },
      ]}
    />
  ),
};

/** Opens and closes by keyboard and gives the focus back. */
export const ExplanationPopUp: Story = {
  parameters: { width: 360 },
  render: () => (
    <div style={{ minHeight: 560, textAlign: 'end' }}>
      <PriceExplanationButton steps={steps} rejected={rejected} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('€ 443,23')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('dialog');
  },
};
