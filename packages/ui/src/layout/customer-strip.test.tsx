import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { CustomerStrip } from './customer-strip';

describe('the customer in the strip of a phone', () => {
  it('is named with number and place, and a press opens the choice', async () => {
    const onChange = vi.fn();
    renderKit(<CustomerStrip name="Hotel Seeblick" meta="Kunde 48 304 · Kaprun" onChange={onChange} />);
    await userEvent.click(
      screen.getByRole('button', { name: 'Kunde wechseln: Hotel Seeblick, Kunde 48 304 · Kaprun' }),
    );
    expect(onChange).toHaveBeenCalledOnce();
  });
});
