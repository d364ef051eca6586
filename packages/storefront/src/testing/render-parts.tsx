import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createShop, GastroshopProvider, type ShopOptions } from '../embed';
import { answeringFetch, type FakeAnswer } from './answering-fetch';

/** What a backend of a test answers, by method and path below the tenant: `POST products/skuBatch`. */
export type AnswersOfShop = Readonly<Record<string, () => FakeAnswer>>;

/** What is written cannot be sent unless a test says otherwise, and so neither taken nor refused. */
const UNREACHABLE = 503;

/** Shows parts of a shop as another site does, before a backend that answers these calls alone. */
export const renderParts = (
  element: ReactNode,
  answers: AnswersOfShop = {},
  options: Partial<ShopOptions> = {},
) => {
  const fetch = answeringFetch((path) => {
    const [before = '', below = ''] = path.split('/v1/t/AZ/');
    return answers[`${before}${below}`]?.() ?? (path.includes(' ') ? UNREACHABLE : undefined);
  });
  const shop = createShop({ tenant: 'AZ', fetch, ...options });
  shop.queryClient.setDefaultOptions({ queries: { retry: false } });
  const say = vi.spyOn(shop.toasts, 'say');
  return { ...render(<GastroshopProvider shop={shop}>{element}</GastroshopProvider>), shop, fetch, say };
};
