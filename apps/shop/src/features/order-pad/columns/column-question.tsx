import type { AmountColumns, OrderListReading } from '@gastroshop/domain/order-list';
import { Button } from '@gastroshop/ui/button';
import { CheckBox } from '@gastroshop/ui/field';
import { IconCheck, IconTable } from '@gastroshop/ui/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Arrival, readArrival } from '../parsing/arrival';
import { type ColumnAnswer, headingOf } from './column-answer';
import { columnKind } from './column-kind';
import { ColumnSample } from './column-sample';
import styles from './column-question.module.css';

/** What the question takes. */
export interface ColumnQuestionProps {
  readonly arrival: Arrival;
  /** The list as it was read, with its question. */
  readonly reading: OrderListReading;
  readonly onAnswer: (columns: ColumnAnswer, remember: boolean) => void;
  readonly onCancel: () => void;
}

/** Columns that a digit chooses. */
const MOST_KEYS = 9;

/** Asks once for the whole list which of its columns is the amount; nothing counts as read before. */
export const ColumnQuestion = ({ arrival, reading, onAnswer, onCancel }: ColumnQuestionProps): ReactNode => {
  const { t } = useTranslation('order-pad-columns');
  const id = useId();
  const { table, question } = reading;
  const candidates = useMemo(
    () => [...(question?.candidates ?? [])].sort((one, other) => one.column - other.column),
    [question],
  );
  const rows = question?.rows ?? [];
  const [several, setSeveral] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    question?.candidates[0] === undefined ? [] : [question.candidates[0].column],
  );
  const [remember, setRemember] = useState(true);
  const first = useRef<HTMLTableElement>(null);
  useEffect(() => {
    first.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);

  const answer = useMemo(
    (): AmountColumns => ({ columns: chosen, mode: several ? 'ADD' : 'ONE' }),
    [chosen, several],
  );
  const read = useMemo(() => readArrival(arrival, answer), [arrival, answer]);
  const ordered = read.lines.filter(({ status }) => status !== 'NOISE');
  const sample = ordered[0];
  const empty = ordered.filter(({ status }) => status === 'NOT_ORDERED').length;
  const other = candidates.find(({ column }) => !chosen.includes(column));
  const otherLines = useMemo(() => {
    const unchosen = candidates.find(({ column }) => !chosen.includes(column));
    return unchosen === undefined
      ? []
      : readArrival(arrival, { columns: [unchosen.column], mode: 'ONE' }).lines;
  }, [arrival, candidates, chosen]);
  const nameOf = (column: number): string =>
    headingOf(reading, column) ?? t('column', { number: column + 1 });
  const count = table?.headings.length ?? Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: count }, (_, column) => column);
  const choose = (column: number): void => {
    if (!several) setChosen([column]);
    else
      setChosen((before) =>
        before.includes(column)
          ? before.filter((each) => each !== column)
          : [...before, column].sort((a, b) => a - b),
      );
  };
  const take = (): void => {
    if (chosen.length > 0) onAnswer(answer, remember);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const candidate = /^[1-9]$/.test(event.key) ? candidates[Number(event.key) - 1] : undefined;
    if (candidate !== undefined) {
      choose(candidate.column);
      first.current?.querySelector<HTMLInputElement>(`[data-column="${candidate.column}"]`)?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) take();
    else return;
    event.preventDefault();
  };
  return (
    <section aria-labelledby={id}>
      <div role="presentation" className={styles['question']} onKeyDown={onKeyDown}>
        <div className={styles['head']}>
          <IconTable size={22} className={styles['sign']} />
          <div className={styles['title']}>
            <h2 id={id}>{t(several ? 'titleSeveral' : 'title')}</h2>
            <p>{t('lead', { count: candidates.length })}</p>
          </div>
          <p className={styles['keys']} aria-hidden>
            {candidates.slice(0, MOST_KEYS).map(({ column }, place) => (
              <kbd key={column} className={styles['key']}>
                {place + 1}
              </kbd>
            ))}{' '}
            {t('keyColumn')} <kbd className={styles['key']}>{t('keyEnter')}</kbd> {t('keyTake')}
          </p>
        </div>
        <div className={styles['scroll']}>
          <table ref={first} className={styles['table']} aria-label={t('table')}>
            <thead>
              <tr>
                <th className={styles['number']}>
                  <span className={styles['spoken']}>{t('line')}</span>
                </th>
                {columns.map((column) => {
                  const place = candidates.findIndex((candidate) => candidate.column === column);
                  const name = nameOf(column);
                  if (place < 0)
                    return (
                      <th key={column} scope="col" className={styles['known']}>
                        <span className={styles['name']}>{name}</span>
                        {table?.roles[column] !== undefined && (
                          <span className={styles['recognised']}>
                            <IconCheck size={14} stroke={2.25} />
                            {t('recognised')}
                          </span>
                        )}
                      </th>
                    );
                  const { kind, empty: none } = columnKind(rows.map((cells) => cells[column] ?? ''));
                  return (
                    <th key={column} scope="col" data-chosen={chosen.includes(column) || undefined}>
                      <label className={styles['choice']}>
                        <input
                          type={several ? 'checkbox' : 'radio'}
                          name={id}
                          data-column={column}
                          checked={chosen.includes(column)}
                          onChange={() => {
                            choose(column);
                          }}
                        />
                        <span>
                          <span className={styles['name']}>{name}</span>
                          <span className={styles['kind']}>
                            {[t(kind), ...(none > 0 ? [t('empty', { count: none })] : [])].join(', ')}
                          </span>
                        </span>
                        <kbd className={styles['key']} aria-hidden>
                          {place + 1}
                        </kbd>
                      </label>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, index) => (
                <tr key={ordered[index]?.lineNumber ?? index}>
                  <td className={styles['number']}>{ordered[index]?.lineNumber ?? index + 1}</td>
                  {columns.map((column) => {
                    const isCandidate = candidates.some((candidate) => candidate.column === column);
                    const cell = cells[column]?.trim() ?? '';
                    return (
                      <td
                        key={column}
                        data-end={isCandidate || undefined}
                        data-chosen={chosen.includes(column) || undefined}
                      >
                        {cell === '' && isCandidate ? (
                          <span className={styles['empty']}>{t('emptyCell')}</span>
                        ) : (
                          cell
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {ordered.length > rows.length && (
          <p className={styles['more']}>{t('more', { count: ordered.length - rows.length })}</p>
        )}
        <div className={styles['foot']}>
          <ColumnSample
            sample={sample}
            otherLines={otherLines}
            otherName={other === undefined ? '' : nameOf(other.column)}
            empty={empty}
            total={ordered.length}
          />
          <div className={styles['ways']}>
            <div className={styles['buttons']}>
              <Button size="large" variant="quiet" onClick={onCancel}>
                {t('cancel')}
              </Button>
              <Button
                size="large"
                onClick={() => {
                  setSeveral(!several);
                  setChosen((before) => before.slice(0, 1));
                }}
              >
                {t(several ? 'one' : 'several')}
              </Button>
              <Button
                size="large"
                onClick={() => {
                  onAnswer('NONE', remember);
                }}
              >
                {t('none')}
              </Button>
              {several && (
                <Button
                  size="large"
                  disabled={chosen.length < 2}
                  onClick={() => {
                    onAnswer({ columns: chosen, mode: 'EACH' }, remember);
                  }}
                >
                  {t('each')}
                </Button>
              )}
              <Button
                size="large"
                variant="filled"
                disabled={chosen.length === 0}
                onClick={take}
                iconAfter={
                  <kbd className={styles['mainKey']} aria-hidden>
                    {t('keyEnter')}
                  </kbd>
                }
              >
                {several
                  ? t('takeSeveral', { count: chosen.length })
                  : t('take', { heading: nameOf(chosen[0] ?? 0) })}
              </Button>
            </div>
            {several && chosen.length > 1 && (
              <p className={styles['quiet']}>{t('eachMeans', { day: nameOf(chosen[0] ?? 0) })}</p>
            )}
            <label className={styles['remember']}>
              <CheckBox
                checked={remember}
                onChange={({ target }) => {
                  setRemember(target.checked);
                }}
              />
              {t('remember')} <span className={styles['quiet']}>{t('rememberFor')}</span>
            </label>
          </div>
        </div>
      </div>
    </section>
  );
};
