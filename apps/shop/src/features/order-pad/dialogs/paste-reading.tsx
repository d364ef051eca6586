import { useTexts } from '@gastroshop/i18n/react';
import { readPaste } from '@gastroshop/storefront/list-files';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { readArrival } from '../reading/arrival';
import { padTexts } from '../texts';
import styles from './paste-reading.module.css';

/** What is said of a text takes. */
export interface PasteReadingProps {
  readonly text: string;
}

/** What is read of a list while it is still being written or pasted: how many lines, and what of it orders nothing. */
export const PasteReading = ({ text }: PasteReadingProps): ReactNode => {
  const t = useTexts(padTexts);
  const calm = useDeferredValue(text);
  const isWritten = calm.trim() !== '';
  const { data } = useQuery({
    queryKey: ['paste-reading', calm],
    queryFn: async () => readArrival({ document: await readPaste(calm) }),
    enabled: isWritten,
    networkMode: 'always',
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!isWritten || data === undefined) return <p role="status" className={styles['reading']} />;
  const { lines, question } = data;
  const count = (...wanted: readonly string[]): number =>
    lines.filter(({ status }) => wanted.includes(status)).length;
  const [notOrdered, noise] = [count('NOT_ORDERED'), count('NOISE')];
  const words =
    question === undefined
      ? [
          t('pasteLines', { count: count('READY', 'GUESSED', 'INCOMPLETE') }),
          ...(notOrdered > 0 ? [t('pasteNotOrdered', { count: notOrdered })] : []),
          ...(noise > 0 ? [t('pasteNoise', { count: noise })] : []),
        ]
      : [t('pasteColumns')];
  return (
    <p role="status" className={styles['reading']}>
      {words.join(' · ')}
    </p>
  );
};
