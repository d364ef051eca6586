import type { Meta, StoryObj } from '@storybook/react-vite';
import { THEME_KEYS } from '../theme-data';
import { Logo } from './logo';

const meta = { title: 'Theme/Logo', component: Logo, args: { theme: 'gastrofresh' } } satisfies Meta<
  typeof Logo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const MarkOnly: Story = { args: { markOnly: true } };

/** A tenant with a name of its own under a theme's mark. */
export const OwnName: Story = { args: { name: 'Alpenland' } };

/** A tenant with a mark of its own, which a server draws. */
export const OwnMark: Story = {
  args: {
    name: 'Alpenland',
    mark: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="8.5" fill="%237a1f5c"/%3E%3Cpath d="M4 26 13 9l5 9 3-5 7 13z" fill="%23fff"/%3E%3C/svg%3E',
  },
};

/** A tenant with a name in parts, and a mark that is drawn in the colours of the page. */
export const OwnWordmark: Story = {
  args: {
    name: 'Bio Hof',
    wordmark: [
      { text: 'Bio ', brand: true },
      { text: 'Hof', brand: false },
    ],
    mark: [
      { path: 'M4 26 13 9l5 9 3-5 7 13z', opacity: 0.7 },
      { path: 'M7 26h18', stroke: 'ground', strokeWidth: 2 },
    ],
  },
};

/** Every theme's logo, large. */
export const AllThemes: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 24, listStyle: 'none', padding: 0 }}>
      {THEME_KEYS.map((theme) => (
        <li key={theme}>
          <Logo theme={theme} size="large" />
        </li>
      ))}
    </ul>
  ),
};
