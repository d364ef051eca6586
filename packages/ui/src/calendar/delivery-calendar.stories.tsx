import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CalendarColumns } from './calendar-columns';
import { CalendarExceptions } from './calendar-exceptions';
import { CalendarLegend } from './calendar-legend';
import { sampleDays, SAMPLE_TODAY } from './days.sample';
import { DeliveryCalendar } from './delivery-calendar';
import type { DeliveryCalendarProps } from './delivery-calendar-props';

const Live = ({ value: first, onChange, ...rest }: DeliveryCalendarProps): ReactNode => {
  const [value, setValue] = useState(first);
  return (
    <DeliveryCalendar
      {...rest}
      value={value}
      onChange={(date) => {
        setValue(date);
        onChange(date);
      }}
    />
  );
};

const meta = {
  title: 'Calendar/Delivery calendar',
  component: DeliveryCalendar,
  render: (args) => <Live {...args} />,
  parameters: { width: 500 },
  args: {
    label: 'Frische & Trockensortiment',
    days: sampleDays,
    from: SAMPLE_TODAY,
    to: '2026-12-20',
    today: SAMPLE_TODAY,
    value: '2026-11-26',
    onChange: fn(),
  },
} satisfies Meta<typeof DeliveryCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen with the keyboard alone; a holiday can be visited and says why, but not chosen. */
export const FourWeeks: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /26. November/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /8. Dezember.*Feiertag/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-07');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('7');
  },
};

export const NothingChosen: Story = { args: { value: undefined } };

export const NoDeliveryAtAll: Story = { args: { days: [], value: undefined } };

export const LongReasons: Story = {
  args: {
    days: sampleDays.map((day) =>
      day.kind === 'impossible' && day.reason !== undefined
        ? { ...day, reason: 'Betriebsversammlung der Auslieferung' }
        : day,
    ),
  },
};

/** Fresh and frozen apart, as at checkout. */
export const FreshAndFrozen: Story = {
  parameters: { width: 1060 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <CalendarColumns>
        <section>
          <h2 style={{ fontSize: 18 }}>Frische & Trockensortiment</h2>
          <Live {...args} />
        </section>
        <section>
          <h2 style={{ fontSize: 18 }}>Tiefkühl</h2>
          <Live {...args} days={args.days.filter(({ date }) => !date.endsWith('27'))} label="Tiefkühl" />
        </section>
      </CalendarColumns>
      <CalendarLegend />
      <CalendarExceptions
        exceptions={[{ date: '2026-12-08' }, { date: '2026-12-25', replacement: '2026-12-23' }]}
      />
    </div>
  ),
};

export const English: Story = { globals: { locale: 'en-GB' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { parameters: { width: 390 }, globals: { viewport: { value: 'phone' } } };
