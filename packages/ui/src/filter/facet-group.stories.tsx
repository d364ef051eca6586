import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { reachByTab } from '../testing/reach-by-tab';
import { countryValues } from './countries.sample';
import { FacetGroup } from './facet-group';
import { LiveFacet } from './live-facet.sample';

const meta = {
  title: 'Filter/Facet group',
  component: FacetGroup,
  render: (args) => <LiveFacet {...args} />,
  parameters: { width: 240 },
  args: { label: 'Herkunft', values: countryValues, onToggle: fn(), onClear: fn() },
} satisfies Meta<typeof FacetGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found, chosen, shown and folded with the keyboard alone. */
export const Long: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Herkunft' })).toHaveFocus();
    await reachByTab(canvas.getByRole('button', { name: 'Noch 6 zeigen' }));
    await userEvent.keyboard('{Enter}');
    const search = canvas.getByRole('searchbox', { name: 'In Herkunft suchen' });
    await reachByTab(search, { back: true });
    await userEvent.keyboard('konig');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith(expect.stringContaining('Königreich'), true);
    await reachByTab(search, { back: true });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(12);
    await reachByTab(canvas.getByRole('button', { name: /2 gewählt/ }), { back: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Herkunft' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(12);
  },
};

/** There are more values than a page can carry; who looks through them is told so. */
export const Cut: Story = {
  globals: { locale: 'de-AT' },
  args: { omitted: 412 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/seltene/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Noch 6 zeigen' }));
    await expect(
      canvas.getByText('412 weitere kommen selten vor und erscheinen, sobald Sie weiter filtern.'),
    ).toBeVisible();
  },
};

export const Short: Story = { args: { values: countryValues.slice(0, 4) } };

/** Counts are on their way; boxes can be ticked meanwhile. */
export const Loading: Story = {
  globals: { locale: 'de-AT' },
  args: { values: countryValues.slice(0, 5), loading: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Spanien/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Österreich/ }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

export const Empty: Story = { args: { values: [] } };

/** A search among the values that finds none says so, and Escape gives all of them back. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Noch 6 zeigen|Show 6 more/ }));
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByText(/Nichts gefunden|Nothing found/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(12);
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
  },
};

export const WithoutCounts: Story = {
  args: { values: countryValues.slice(0, 4).map((value) => ({ ...value, count: undefined })) },
};

export const Folded: Story = { args: { folded: true } };

export const English: Story = { args: { label: 'Origin' }, globals: { locale: 'en-GB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { parameters: { width: 390 }, globals: { viewport: { value: 'phone' } } };
