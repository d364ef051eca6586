import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '@gastroshop/i18n';
import { renderKit } from '../testing';
import { sampleDays, SAMPLE_TODAY } from './days.sample';
import { DeliveryCalendar } from './delivery-calendar';
import { MonthCalendar } from './month-calendar';

const show = (locale: Locale = 'de-AT', onChange = vi.fn()) => {
  renderKit(
    <DeliveryCalendar
      label="Frische"
      days={sampleDays}
      from={SAMPLE_TODAY}
      to="2026-12-20"
      today={SAMPLE_TODAY}
      value="2026-11-26"
      onChange={onChange}
    />,
    locale,
  );
  return onChange;
};

const heads = (): readonly (string | null)[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const dayAt = (date: string): HTMLElement => {
  const day = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (day === null) throw new Error(`No ${date}`);
  return day;
};

describe('DeliveryCalendar', () => {
  it('LOC-2: weeks begin on Monday in German, on Sunday in English', () => {
    show('de-AT');
    expect(heads()).toEqual(['Wo', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^48\s?23/);
  });

  it('LOC-2: says Wk, Sun and the English order in English', () => {
    show('en-GB');
    expect(heads()).toEqual(['Wk', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(dayAt('2026-12-01')).toHaveTextContent('1 Dec');
    expect(dayAt('2026-11-27')).toHaveAccessibleName('Friday, 27 November 2026, order tomorrow by 16:00');
  });

  it('shows deadlines, reasons and today', () => {
    show();
    expect(dayAt('2026-11-26')).toHaveTextContent('26bis 16:00');
    expect(dayAt('2026-11-26')).toHaveAttribute('aria-pressed', 'true');
    expect(dayAt('2026-11-27')).toHaveTextContent('27Mi 16:00');
    expect(dayAt('2026-12-08')).toHaveTextContent('8Feiertag');
    expect(dayAt('2026-12-08')).toHaveAccessibleName(
      'Dienstag, 8. Dezember 2026, keine Zustellung: Feiertag',
    );
    expect(dayAt(SAMPLE_TODAY)).toHaveTextContent('24heute');
    expect(dayAt(SAMPLE_TODAY)).toHaveAttribute('aria-current', 'date');
  });

  it('chooses possible days only', async () => {
    const onChange = show();
    await userEvent.click(dayAt('2026-12-08'));
    await userEvent.click(dayAt('2026-11-28'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(dayAt('2026-11-27'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-27');
  });

  it.each([
    ['{ArrowRight}', '2026-11-27'],
    ['{ArrowLeft}', '2026-11-25'],
    ['{ArrowDown}', '2026-12-03'],
    ['{ArrowUp}', '2026-11-23'],
    ['{Home}', '2026-11-23'],
    ['{End}', '2026-11-29'],
    ['{PageDown}', '2026-12-20'],
  ])('travels with %s to %s', async (keys, date) => {
    show();
    await userEvent.tab();
    expect(dayAt('2026-11-26')).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(dayAt(date)).toHaveFocus();
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it.each([
    ['{ArrowUp}', '2026-12-03'],
    ['{ArrowLeft}', '2026-12-09'],
    ['{Home}', '2026-12-07'],
    ['{End}', '2026-12-13'],
    ['{PageUp}', '2026-11-23'],
    ['{Shift>}{PageUp}{/Shift}', '2026-11-23'],
    ['{Shift>}{PageDown}{/Shift}', '2026-12-20'],
    ['{Control>}{ArrowDown}{/Control}', '2026-12-10'],
    ['a', '2026-12-10'],
  ])('from the middle travels with %s to %s', async (keys, date) => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(dayAt('2026-12-10')).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(dayAt(date)).toHaveFocus();
  });

  it.each([
    ['{Home}', '2026-12-06'],
    ['{End}', '2026-12-12'],
  ])('LOC-2: in English %s leads to %s, as weeks begin on Sunday', async (keys, date) => {
    show('en-GB');
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowDown}{ArrowDown}${keys}`);
    expect(dayAt(date)).toHaveFocus();
  });

  it('is one stop for Tab, to which it comes back', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(dayAt('2026-12-03')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('chooses with "%s"', async (key) => {
    const onChange = show();
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-27');
  });
});

describe('MonthCalendar', () => {
  const months = (count: 1 | 2) => {
    renderKit(
      <MonthCalendar
        label="Frische"
        days={sampleDays}
        from={SAMPLE_TODAY}
        to="2027-01-31"
        today={SAMPLE_TODAY}
        months={count}
        onChange={vi.fn()}
      />,
    );
  };

  it('LOC-2: calls the first month Jänner', async () => {
    months(2);
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Voriger Monat' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Nächster Monat' }));
    expect(screen.getByRole('heading', { name: 'Jänner 2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nächster Monat' })).toBeDisabled();
    expect(within(screen.getByRole('grid', { name: 'Jänner 2027' })).getAllByRole('button')).toHaveLength(31);
  });

  it('turns the page when the keyboard leaves the month', async () => {
    months(1);
    dayAt('2026-11-26').focus();
    await userEvent.keyboard('{PageDown}');
    expect(dayAt('2026-12-26')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Dezember 2026' })).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    expect(dayAt('2026-11-26')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(dayAt('2027-01-31')).toHaveFocus();
  });
});
