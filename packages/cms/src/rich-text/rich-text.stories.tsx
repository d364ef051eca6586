import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { findUnsafeMarkup } from '../testing/find-unsafe-markup';
import { PAYLOADS } from '../testing/xss-payloads';
import { RichText } from './rich-text';

const meta = {
  title: 'Content/Rich text',
  component: RichText,
  render: (args) => (
    <div data-testid="text">
      <RichText {...args} />
    </div>
  ),
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sanitiser is loaded with the first text. */
const SANITISER_COMES = { timeout: 15_000 };

/** The sanitiser in a browser: what is allowed stays as it is, the rest goes, and the words of plain tags stay. */
export const Cleaned: Story = {
  args: {
    html: '<h1>Wildwochen</h1><p style="color:red" onclick="alert(1)">Frisch <b>vom Jäger</b><img src="x" onerror="alert(1)"></p><style>p{}</style><p><font>Ende</font></p>',
  },
  play: async ({ canvasElement }) => {
    const end = await within(canvasElement).findByText('Ende', {}, SANITISER_COMES);
    await expect(end.parentElement?.innerHTML).toBe(
      '<h2>Wildwochen</h2><p>Frisch <b>vom Jäger</b></p><p>Ende</p>',
    );
  },
};

/** Everything that means harm, in one text. */
export const Hostile: Story = {
  args: { html: `${PAYLOADS.map((payload) => `<p>Davor ${payload} und danach</p>`).join('')}<p>Ende</p>` },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelectorAll('p').length).toBeGreaterThan(10),
      SANITISER_COMES,
    );
    await expect(findUnsafeMarkup(within(canvasElement).getByTestId('text'))).toEqual([]);
  },
};
