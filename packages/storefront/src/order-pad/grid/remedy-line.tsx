import { useTexts } from '@gastroshop/i18n/react';
import { displayedProductId } from '@gastroshop/domain/product';
import { findDrawing, numberInThrees, ProductPicture } from '@gastroshop/ui/product';
import { Button } from '@gastroshop/ui/button';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { type ProductContext, productFamily } from '../../product';
import { useShop } from '../../shop';
import type { PadLine } from '../lines/pad-line';
import { type Remedy, remedyKey } from '../remedies/remedy';
import { useRemedies } from '../remedies/use-remedies';
import type { Verdict } from '../resolving/resolver';
import { padTexts } from '../texts';
import styles from './remedy-line.module.css';
import type { RowActions } from './row-actions';

/** What the remedies of a row take. */
export interface RemedyLineProps {
  readonly line: PadLine;
  readonly index: number;
  /** Tab reaches what can be pressed. */
  readonly active: boolean;
  readonly context: ProductContext;
  readonly actions: RowActions;
}

interface ChoiceProps {
  readonly remedy: Remedy;
  /** Enter takes it. */
  readonly first: boolean;
  readonly tabIndex: number;
  readonly context: ProductContext;
  readonly onTake: () => void;
}

const Choice = ({ remedy, first, tabIndex, context, onTake }: ChoiceProps): ReactNode => {
  const t = useTexts(padTexts);
  const take = (label: string, words: string) => (
    <span className={styles['take']} data-first={first || undefined}>
      <Button
        size="small"
        variant={first ? 'filled' : 'outline'}
        render={({ className, children }) => (
          <button type="button" className={className} tabIndex={tabIndex} aria-label={label} onClick={onTake}>
            {children}
          </button>
        )}
      >
        {words}
      </Button>
      {first && (
        <kbd className={styles['key']} aria-hidden>
          {t('keyEnter')}
        </kbd>
      )}
    </span>
  );
  if (remedy.kind === 'UNIT') return take(`${t('orderIn')} ${remedy.name}`, remedy.name);
  if (remedy.kind === 'AMOUNT') {
    const words = t('setTo', { amount: remedy.amount, unit: remedy.unit });
    return take(words, words);
  }
  const { product } = remedy;
  const { name: ownName, thumbnailUrl } = product;
  const name = product.productDisplayName ?? ownName;
  const family = productFamily(product);
  return (
    <span className={styles['choice']}>
      <span className={styles['picture']}>
        <ProductPicture
          size="compact"
          picture={{
            family,
            drawing: findDrawing(ownName, family),
            ...(thumbnailUrl !== undefined && { url: thumbnailUrl }),
          }}
        />
      </span>
      <span className={styles['number']}>
        {numberInThrees(displayedProductId(product, context.crossTenantNumbers))}
      </span>
      <span className={styles['name']} title={name}>
        {name}
      </span>
      {take(t('takeNamed', { name }), t('take'))}
    </span>
  );
};

const LEADS = { ARTICLE: 'didYouMean', UNIT: 'orderIn', AMOUNT: undefined } as const;

/** The words before the remedies; where there are none, whether any were looked for. */
const leadOf = (first: Remedy | undefined, searching: boolean, outcome: Verdict['outcome'] | undefined) => {
  if (first !== undefined) return outcome === 'ARTICLE_NOT_AVAILABLE' ? 'instead' : LEADS[first.kind];
  if (outcome !== 'ARTICLE_UNKNOWN' && outcome !== 'ARTICLE_NOT_AVAILABLE') return undefined;
  return searching ? 'lookingNear' : 'nothingNear';
};

/** What would mend a row with one key, and the other ways on. */
export const RemedyLine = ({ line, index, active, context, actions }: RemedyLineProps): ReactNode => {
  const t = useTexts(padTexts);
  const { gateway, navigate } = useShop();
  const tabIndex = active ? 0 : -1;
  const { remedies, searching } = useRemedies(line);
  const { row } = line;
  const text = (row.hint ?? row.article).trim();
  const search = gateway.paths.search(new URLSearchParams({ query: text }).toString());
  const [first] = remedies;
  const lead = leadOf(first, searching, line.verdict?.outcome);
  return (
    <div className={styles['line']} data-remedies={first === undefined ? undefined : first.kind}>
      {lead !== undefined && <span className={styles['lead']}>{t(lead)}</span>}
      <span className={styles['choices']}>
        {remedies.map((remedy, place) => (
          <Choice
            key={remedyKey(remedy)}
            remedy={remedy}
            first={place === 0}
            tabIndex={tabIndex}
            context={context}
            onTake={() => {
              actions.mend(line, remedy);
            }}
          />
        ))}
      </span>
      <span className={styles['ways']}>
        {text !== '' &&
          (active ? (
            <Link className={styles['way']} href={search} aria-label={t('searchFor', { text })}>
              {t('search')}
            </Link>
          ) : (
            // Rows the keyboard is not in have no stops; a press is a press.
            <button
              type="button"
              tabIndex={-1}
              className={styles['way']}
              aria-label={t('searchFor', { text })}
              onClick={() => {
                navigate(search);
              }}
            >
              {t('search')}
            </button>
          ))}
        <button
          type="button"
          tabIndex={tabIndex}
          className={styles['way']}
          onClick={() => {
            actions.remove(line, index);
          }}
        >
          {t('removeLine')}
        </button>
      </span>
    </div>
  );
};
