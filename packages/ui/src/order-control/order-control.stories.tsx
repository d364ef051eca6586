import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { reachByTab } from '../testing/reach-by-tab';
import { OfferedAmounts } from './offered-amounts';
import { OrderControl } from './order-control';
import { OrderControlSkeleton } from './order-control-skeleton';
import plan from './plan-column.sample.module.css';
import { RemovedNotice } from './removed-notice';
import { SampleOrders } from './sample-orders.sample';

const units = [
  { abbreviation: 'Stk', name: 'Stück', minimum: 1 },
  { abbreviation: 'Ktn', name: 'Karton', plural: 'Kartons', content: '6 Stück', minimum: 1 },
  { abbreviation: 'Lage', name: 'Lage', plural: 'Lagen', content: '8 Kartons', minimum: 1 },
];

const meta = {
  title: 'Order control/Order control',
  component: OrderControl,
  args: {
    name: 'Obers 36 % 1 l',
    amount: 1,
    unit: 'Ktn',
    units,
    onAdd: fn(),
    onChange: fn(),
    onRemove: fn(),
    onDraftChange: fn(),
    onWarning: fn(),
  },
  parameters: { width: 390 },
} satisfies Meta<typeof OrderControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** Tab orders nothing, Enter adds. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('12{Tab}');
    await expect(field).toHaveValue('12');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith({ amount: 12, unit: 'Ktn' });
  },
};

/** Changes of what is in the cart are handed on once, half a second after the last. */
export const InCart: Story = {
  args: { amount: 12, inCart: true },
  play: async ({ args, canvasElement }) => {
    const plus = within(canvasElement).getByRole('button', { name: /^(Mehr|More)/ });
    await userEvent.click(plus);
    await userEvent.click(plus);
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenCalledWith({ amount: 14, unit: 'Ktn' });
  },
};

export const Busy: Story = { args: { amount: 13, inCart: true, busy: true } };

/** The remedy stands beside what is wrong; committing raises the amount and warns. */
export const BelowMinimum: Story = {
  args: {
    amount: 2,
    unit: 'Kiste',
    units: [{ abbreviation: 'Kiste', name: 'Kiste', plural: 'Kisten', minimum: 2 }],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: /auf 2 setzen|set to 2/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('2');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(args.onWarning).not.toHaveBeenCalled();
  },
};

export const NotSentYet: Story = { args: { amount: 4, inCart: true, unsent: true } };

export const Disabled: Story = { args: { disabledReason: 'wieder ab Mo, 30.11.' } };

export const DisabledInCart: Story = {
  args: { amount: 3, inCart: true, disabledReason: 'nicht mehr im Sortiment' },
};

export const OneUnit: Story = {
  args: { unit: 'kg', units: [{ abbreviation: 'kg', name: 'Kilogramm', minimum: 1 }] },
};

export const Detail: Story = { args: { size: 'detail', amount: 2, inCart: true } };

export const Touch: Story = { args: { size: 'touch', amount: 9, inCart: true } };

export const InCartList: Story = { args: { amount: 10, inCart: true, withoutToggle: true } };

export const Counting: Story = { args: { amount: undefined, purpose: 'count', size: 'touch' } };

/** One date of a plan: no unit of its own, 0 is an amount. */
export const Planning: Story = {
  args: { amount: 14, purpose: 'count', units: [], inCart: true },
  render: (args) => (
    <div className={plan['column']}>
      <OrderControl {...args} />
    </div>
  ),
};

export const LongUnit: Story = {
  args: {
    unit: 'Doppelkarton',
    units: [
      {
        abbreviation: 'Doppelkarton',
        name: 'Doppelkarton mit Zwischenlage',
        plural: 'Doppelkartons mit Zwischenlage',
        minimum: 12,
      },
      { abbreviation: 'Stk', name: 'Stück', minimum: 1 },
    ],
  },
};

export const Removed: Story = {
  render: () => <RemovedNotice name="Karotten gewaschen 5 kg" onBringBack={fn()} />,
};

/** Beside a field for amounts with decimals: 1 and 2 press the buttons. */
export const Asking: Story = {
  render: () => (
    <p>
      <span id="asking">Wie viel ist „1.200“?</span>{' '}
      <OfferedAmounts id="asking" offers={['1200', '1.2']} onTake={fn()} onGiveUp={fn()} />
    </p>
  ),
};

export const Loading: Story = { render: () => <OrderControlSkeleton /> };

/** A list by keyboard alone: type, Enter, type, arrows, Escape. */
export const Travelling: Story = {
  render: () => <SampleOrders />,
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('textbox');
    if (first === undefined) throw new Error('The list is empty');
    await reachByTab(first);
    await userEvent.keyboard('7{Enter}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('5{ArrowDown}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('99{Escape}');
    await expect(first).toHaveValue('7');
    await expect(second).toHaveValue('5');
  },
};

export const English: Story = {
  args: { name: 'Whipping cream 36 % 1 l', amount: 3, unsent: true, inCart: true },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { args: { amount: 12, inCart: true }, globals: { scheme: 'dark' } };
export const Phone: Story = { args: { size: 'touch' }, globals: { viewport: { value: 'phone' } } };
