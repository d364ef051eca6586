import { getStartPage } from '@gastroshop/api-client';
import { ContentPageView, type ContentSlots } from '@gastroshop/cms';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { useState, type ReactNode } from 'react';
import { shop } from './shop';
import { useAnswer } from './use-answer';

/** What needs more than content (products, forms, videos of others) is drawn by who has it, and else left out. */
const slots: ContentSlots = {};

/** What the shop tells on its start page, on a page that has its heading. */
export const StartContent = (): ReactNode => {
  const page = useAnswer('start page', (signal) => getStartPage(shop.client, {}, { signal }));
  const [today] = useState(() => viennaDateAt(Date.now()));
  return page && <ContentPageView page={page} today={today} slots={slots} isPart />;
};
