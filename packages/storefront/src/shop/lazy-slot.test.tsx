import { render, screen } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazySlot } from './lazy-slot';

afterEach(() => {
  vi.restoreAllMocks();
});

const partOf = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

describe('a part that comes later', () => {
  it('takes the place of what waits for it', async () => {
    const Part = partOf(() => Promise.resolve(() => <p>the part</p>));
    render(
      <LazySlot waiting={<p>waiting</p>}>
        <Part />
      </LazySlot>,
    );
    expect(await screen.findByText('the part')).toBeVisible();
    expect(screen.queryByText('waiting')).toBeNull();
  });

  it('that never comes takes nothing else along', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const Part = partOf(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    render(
      <>
        <p>the page</p>
        <LazySlot waiting={<p>waiting</p>}>
          <Part />
        </LazySlot>
      </>,
    );
    await vi.waitFor(() => {
      expect(log).toHaveBeenCalled();
    });
    expect(screen.getByText('the page')).toBeVisible();
    expect(screen.getByText('waiting')).toBeVisible();
  });
});
