import { parsePaste } from '@gastroshop/storefront/list-files';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineCounts } from '../line-counts';
import { padSums } from '../lines/pad-sums';
import { readArrival } from '../parsing/arrival';
import type { ListLine } from '../parsing/list-line';
import { listLines } from '../parsing/parse-list';
import { useReadLines } from '../parsing/use-read-lines';
import styles from './paste-reading.module.css';

/** What is said of a text takes. */
export interface PasteReadingProps {
  readonly text: string;
}

const NOTHING: readonly ListLine[] = [];

/** What is read of a list while it is still being written or pasted: how many lines are clear, and what orders nothing. */
export const PasteReading = ({ text }: PasteReadingProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const calm = useDeferredValue(text);
  const isWritten = calm.trim() !== '';
  const { data } = useQuery({
    queryKey: ['paste-reading', calm],
    queryFn: async () => readArrival({ document: await parsePaste(calm) }),
    enabled: isWritten,
    networkMode: 'always',
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const isAsked = data?.question !== undefined;
  const list = useMemo(
    () => (data === undefined || !isWritten || isAsked ? NOTHING : listLines(data)),
    [data, isWritten, isAsked],
  );
  const read = useReadLines(list);
  const sums = useMemo(() => padSums(read), [read]);
  if (!isWritten || data === undefined) return <div role="status" className={styles['reading']} />;
  const { lines, notOrdered, noise } = sums;
  const words =
    data.question === undefined
      ? [
          t('pasteLines', { count: lines }),
          ...(notOrdered > 0 ? [t('pasteNotOrdered', { count: notOrdered })] : []),
          ...(noise > 0 ? [t('pasteNoise', { count: noise })] : []),
        ]
      : [t('pasteColumns')];
  return (
    <div role="status" className={styles['reading']}>
      <p className={styles['counts']}>
        <LineCounts {...sums} />
      </p>
      <p>{words.join(' · ')}</p>
    </div>
  );
};
