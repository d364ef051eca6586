import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PrintLayout } from './print-layout';

const lines = [
  ['104 728', 'Rindsschnitzelfleisch Kaiserteil ca. 5 kg', '10 kg'],
  ['201 144', 'Obers 36 % 1 l', '9 Stk'],
  ['118 203', 'Hühnerbrustfilet ohne Haut 2,5 kg', '4 Tasse'],
  ['330 118', 'Rispenparadeiser Kl. I 6 kg', '2 Kiste'],
] as const;

const meta = {
  title: 'Frame/Print layout',
  component: PrintLayout,
  args: {
    theme: 'gastrofresh',
    title: 'Vorlage „Sonntagsbrunch“',
    meta: [
      { term: 'Kunde', value: 'Gasthof Zum Goldenen Hirschen, 48 213' },
      { term: 'Stand', value: '24. November 2026, 9:41' },
    ],
    footer: 'Gastrofresh Krems · Alle Preise netto, Irrtümer vorbehalten.',
    onPrint: fn(),
    children: (
      <table style={{ width: '100%', marginTop: 24, borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th style={{ textAlign: 'start' }}>Artikel</th>
            <th style={{ textAlign: 'start' }}>Bezeichnung</th>
            <th style={{ textAlign: 'end' }}>Menge</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([sku, name, amount]) => (
            <tr key={sku}>
              <td>{sku}</td>
              <td>{name}</td>
              <td style={{ textAlign: 'end' }}>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrintLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page is printed by its button. */
export const Paper: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Drucken|Print/ }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
