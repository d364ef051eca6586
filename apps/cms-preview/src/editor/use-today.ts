import { toDay } from '@gastroshop/cms';
import { useState } from 'react';

/** The day on which the page was opened, YYYY-MM-DD, by the clock of Vienna. */
export const useToday = (): string => {
  const [today] = useState(() => toDay(new Date().toISOString()) ?? '');
  return today;
};
