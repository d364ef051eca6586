import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { reachByTab } from '../testing/reach-by-tab';
import { sampleDays, SAMPLE_TODAY } from './days.sample';
import { MonthCalendar } from './month-calendar';

const meta = {
  title: 'Calendar/Month calendar',
  component: MonthCalendar,
  args: {
    label: 'Liefertag',
    days: sampleDays,
    from: SAMPLE_TODAY,
    to: '2027-01-31',
    today: SAMPLE_TODAY,
    value: '2026-12-03',
    onChange: fn(),
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMonth: Story = {
  globals: { locale: 'de-AT' },
  parameters: { width: 500 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await reachByTab(canvas.getByRole('button', { name: /, 3\. Dezember 2026/ }));
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('heading', { name: 'Jänner 2027' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /, 3\. Jänner 2027/ })).toHaveFocus();
  },
};

export const TwoMonths: Story = { args: { months: 2 }, parameters: { width: 1100 } };
export const English: Story = { args: { months: 2 }, globals: { locale: 'en-GB' } };
export const Dark: Story = { parameters: { width: 500 }, globals: { scheme: 'dark' } };
export const Phone: Story = { parameters: { width: 390 }, globals: { viewport: { value: 'phone' } } };
