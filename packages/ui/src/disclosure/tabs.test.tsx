import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { tabForKey } from './tab-for-key';
import { Tabs } from './tabs';

const tabs = [
  { key: 'a', label: 'A', content: 'Inhalt A' },
  { key: 'b', label: 'B', content: 'Inhalt B' },
];

describe('tabs', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowRight', 0, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
  ])('%s at %i of three leads to %s', (key, at, to) => {
    expect(tabForKey(key, at, 3)).toBe(to);
  });

  it('show one part, reached by one stop of the tab key', async () => {
    renderKit(<Tabs label="Teile" tabs={tabs} />);
    expect(screen.getByRole('tabpanel', { name: 'A' })).toHaveTextContent('Inhalt A');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'B', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'B' })).toHaveTextContent('Inhalt B');
  });

  it('leave the choice to a page that makes it', async () => {
    const onSelect = vi.fn<(key: string) => void>();
    renderKit(<Tabs label="Teile" tabs={tabs} selected="a" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('tab', { name: 'B' }));
    expect(onSelect).toHaveBeenCalledWith('b');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('A');
  });
});
