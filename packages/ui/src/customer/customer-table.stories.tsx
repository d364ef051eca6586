import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ErrorState } from '../feedback';
import { CustomerTable } from './customer-table';
import { LiveCustomers, sampleCustomers } from './customers.sample';

const meta = {
  title: 'Customer/Customer table',
  component: CustomerTable,
  render: (args) => <LiveCustomers {...args} />,
  args: {
    customers: sampleCustomers,
    total: sampleCustomers.length,
    filterable: true,
    sort: { column: 'id', direction: 'asc' },
    currentId: '48 213',
    onSortChange: fn(),
    onFilter: fn(),
    onEnter: fn(),
    first: 'Almgasthof Sonnenstein',
    onChoose: fn(),
  },
} satisfies Meta<typeof CustomerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by typing, chosen with the keyboard. */
export const Desktop: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Kunden suchen' }), 'WÖRTH');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('60 440');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
  },
};

export const FiveCustomers: Story = {
  args: { customers: sampleCustomers.slice(0, 5), total: 5, filterable: false },
};

export const NothingFound: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await waitFor(() => expect(canvas.getByText('Kein Kunde passt zu „xyz“.')).toBeVisible());
  },
};

export const Loading: Story = { args: { customers: [], total: 0, loading: true } };

export const Failed: Story = {
  args: {
    customers: [],
    total: 0,
    error: <ErrorState compact title="Die Kunden konnten nicht geladen werden." onRetry={fn()} />,
  },
};

export const Phone: Story = {
  args: { shape: 'phone' },
  parameters: { width: 390 },
  globals: { locale: 'de-AT', viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'Ölz');
    await expect(canvas.queryByText('Kantine Werk III')).toBeNull();
    await userEvent.click(canvas.getByText('Bäckerei Ölz'));
    await expect(args.onChoose).toHaveBeenCalledWith('48 377');
  },
};

export const English: Story = { globals: { locale: 'en-GB' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
