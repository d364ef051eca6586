import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from './link';
import { LinkProvider } from './link-provider';

const meta = {
  title: 'Link/Link',
  component: Link,
  args: { href: '/herbstmesse', children: 'Zur Herbstmesse' },
  // Links of the kit stand in sentences.
  decorators: [
    (Story) => (
      <p>
        Bis Sonntag mit Messepreisen. <Story /> geht es hier, auch ohne Anmeldung.
      </p>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Every link of the kit is drawn by the app's router. */
export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider
      renderLink={({ href, children, ...link }) => (
        <a {...link} href={`/shop${href}`}>
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/shop/herbstmesse');
  },
};
