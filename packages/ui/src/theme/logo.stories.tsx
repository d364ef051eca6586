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
