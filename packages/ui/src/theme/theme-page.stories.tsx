import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemePage } from '../testing/theme-page/theme-page';

/** All other stories are looked at in the default theme; here its contrasts are checked in each of the others. */
const meta = {
  title: 'Theme/Main components',
  component: ThemePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThemePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alpin: Story = { args: { theme: 'alpin' }, globals: { theme: 'alpin' } };
export const Landmarkt: Story = { args: { theme: 'landmarkt' }, globals: { theme: 'landmarkt' } };
export const Kiennast: Story = { args: { theme: 'kiennast' }, globals: { theme: 'kiennast' } };
