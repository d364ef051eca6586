import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenSettled } from './when-settled';

/** False until the first page has what it asked for: what no visitor looks for first is loaded after that. */
export const useSettled = (): boolean => {
  const queryClient = useQueryClient();
  const [settled, setSettled] = useState(false);
  useEffect(
    () =>
      whenSettled(queryClient, () => {
        setSettled(true);
      }),
    [queryClient],
  );
  return settled;
};
