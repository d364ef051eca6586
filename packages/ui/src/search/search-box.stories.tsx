import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../button';
import { IconBarcode, IconShoppingCart } from '../icons';
import { OrderControlGroup } from '../order-control';
import { sampleCompletion, sampleHistory, sampleMistyped } from './completion.sample';
import { LiveSearch } from './live-search.sample';
import { SampleControl } from './sample-control';
import { SearchBox } from './search-box';
import { UnderstoodLine } from './understood-line';

const onAdd = fn();

const meta = {
  title: 'Search/Search box',
  component: SearchBox,
  render: (args) => (
    <OrderControlGroup>
      <div style={{ minHeight: 480 }}>
        <LiveSearch {...args} />
      </div>
    </OrderControlGroup>
  ),
  beforeEach: () => {
    onAdd.mockClear();
  },
  parameters: { width: 680 },
  args: {
    value: '',
    completion: sampleCompletion,
    shortcut: true,
    onValueChange: fn(),
    onSubmit: fn(),
    onChooseProduct: fn(),
    onChooseCategory: fn(),
    onChooseBrand: fn(),
    onForget: fn(),
    onForgetAll: fn(),
    renderControl: (product) => <SampleControl product={product} onAdd={onAdd} />,
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** An amount ordered from the list with the keyboard alone. */
export const Typed: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Suche' }), 'obers{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Schlagobers');
    await userEvent.tab();
    await userEvent.keyboard('12{Enter}');
    await expect(onAdd).toHaveBeenCalledWith('201150', { amount: 12, unit: 'Stk' });
    await expect(args.onChooseProduct).not.toHaveBeenCalled();
    await expect(canvas.getByRole('grid', { name: 'Vorschläge' })).toBeVisible();
  },
};

export const PastSearches: Story = {
  globals: { locale: 'de-AT' },
  args: { completion: sampleHistory },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Suche' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('sauerrahm');
    await userEvent.keyboard('{ArrowDown}');
  },
};

const opened: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('combobox', { name: /^(Suche|Search)$/ }), 'obers');
  await expect(canvas.getByRole('combobox', { name: /^(Suche|Search)$/ })).toHaveValue('obers');
};

/** A slip: the products are those of the word that was meant, and so is the search offered behind them. */
export const Mistyped: Story = {
  globals: { locale: 'de-AT' },
  args: { completion: sampleMistyped },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Suche' }), 'obres');
    const meant = within(canvas.getByRole('rowgroup', { name: 'Meinten Sie' }));
    await expect(meant.getByRole('row')).toHaveTextContent('Obers');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Obersdorfer Molkerei');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChooseBrand).toHaveBeenCalledWith('Obersdorfer Molkerei');
    await userEvent.keyboard('{ArrowDown}');
  },
};

const NOTHING = { products: [], categories: [], pastSearches: [] };

export const NothingFound: Story = { args: { completion: NOTHING }, play: opened };
export const Loading: Story = { args: { completion: NOTHING, loading: true }, play: opened };

export const Failed: Story = {
  args: { completion: NOTHING, error: 'Die Vorschläge konnten nicht geladen werden. Enter sucht trotzdem.' },
  play: opened,
};

export const WithScanner: Story = {
  args: {
    trailing: (
      <button type="button" aria-label="Strichcode scannen" style={{ width: 44, height: 44 }}>
        <IconBarcode size={20} />
      </button>
    ),
  },
};

export const Phone: Story = {
  args: { placeholder: 'Artikel oder Nummer' },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
  play: opened,
};

const bought = () => (
  <>
    <span>
      <strong>12 × 1 l</strong> · € 131,40
    </span>
    <span>üblich 2 Ktn · Sa, 21. Nov.</span>
  </>
);

/** On a phone the search is a screen of its own: one button beside each product puts the amount typed into the cart. */
export const PhoneOrder: Story = {
  args: {
    placeholder: 'Artikel oder Nummer',
    isFirstMarked: true,
    onOrder: fn(),
    understood: (
      <UnderstoodLine
        tokens={[{ text: '3', onUndo: fn() }, { text: 'Karton', onUndo: fn() }, { text: 'Obers' }]}
        count="21 Treffer"
      />
    ),
    renderTools: (close) => (
      <IconButton label="Warenkorb" count={23} icon={<IconShoppingCart size={24} />} onClick={close} />
    ),
    renderDetail: bought,
    renderControl: ({ name }) => (
      <button type="button" data-compact aria-label={`3 Ktn ${name}`} style={{ width: 96, height: 44 }}>
        3 Ktn
      </button>
    ),
  },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' }, locale: 'de-AT' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Suche' }), '3 ktn obers');
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Obers 36 %');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

export const English: Story = { globals: { locale: 'en-GB' }, play: opened };
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened };
