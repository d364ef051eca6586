import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { countryValues } from './countries.sample';
import { LiveFacet } from './live-facet.sample';

const onToggle = vi.fn();
const onClear = vi.fn();

const head = (): HTMLElement => screen.getByRole('button', { name: 'Herkunft' });
const clear = (): HTMLElement => screen.getByRole('button', { name: /^1 gewählt/ });
const box = (name: RegExp): HTMLElement => screen.getByRole('checkbox', { name });
const more = (): HTMLElement => screen.getByRole('button', { name: 'Noch 6 zeigen' });

beforeEach(() => {
  onToggle.mockClear();
  onClear.mockClear();
  renderKit(<LiveFacet label="Herkunft" values={countryValues} onToggle={onToggle} onClear={onClear} />);
});

describe('a facet by keyboard alone', () => {
  it('is gone through with Tab: its name, the way out, each value, more', async () => {
    const stops = [head(), clear(), ...screen.getAllByRole('checkbox'), more()];
    expect(stops).toHaveLength(9);
    for (const stop of stops) {
      await userEvent.tab();
      expect(stop).toHaveFocus();
    }
  });

  it.each(['{Enter}', ' '])('folds and unfolds with "%s"', async (key) => {
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(head()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.keyboard(key);
    expect(head()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  });

  it('chooses and gives up with Space, the focus stays on the box', async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(box(/Österreich/)).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onToggle).toHaveBeenLastCalledWith('Österreich', true);
    expect(box(/Österreich/)).toBeChecked();
    expect(box(/Österreich/)).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onToggle).toHaveBeenLastCalledWith('Österreich', false);
    expect(box(/Österreich/)).not.toBeChecked();
  });

  it.each(['{Enter}', ' '])('gives up all with "%s", and the focus stays in the facet', async (key) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onClear).toHaveBeenCalledOnce();
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    expect(head()).toHaveFocus();
  });

  it('shows all with Enter, is searched by typing, and Escape gives all back', async () => {
    await userEvent.tab({ shift: true });
    expect(more()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
    const search = screen.getByRole('searchbox', { name: 'In Herkunft suchen' });
    for (let press = 0; press < 13; press += 1) await userEvent.tab({ shift: true });
    expect(search).toHaveFocus();
    await userEvent.keyboard('konig');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onToggle).toHaveBeenLastCalledWith(expect.stringContaining('Königreich'), true);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  });
});
