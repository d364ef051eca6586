import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ItemThumbnail } from './item-thumbnail';

const MILK = { name: 'Vollmilch 3,5 % 1 l' };

describe('the small picture of an item', () => {
  it('is its photograph', () => {
    const { container } = render(
      <ItemThumbnail size="row" item={{ ...MILK, thumbnailUrl: '/media/milk.svg' }} />,
    );
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/milk.svg');
  });

  it('is without one a drawing, which comes by itself', async () => {
    const { container } = render(<ItemThumbnail size="compact" item={MILK} />);
    await waitFor(() => {
      expect(container.querySelector('img')?.classList.contains('drawing')).toBe(true);
    });
  });
});
