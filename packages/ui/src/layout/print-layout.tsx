import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button';
import { IconPrinter } from '../icons';
import { Logo, useLogo } from '../theme';
import type { ThemeKey } from '../theme-data';
import classes from './print-layout.module.css';

/** What a page for paper takes. */
export interface PrintLayoutProps {
  /** Whose paper it is. */
  readonly theme: ThemeKey;
  /** What it is. */
  readonly title: string;
  /** What is said about it: customer, number, date. */
  readonly meta?: readonly { readonly term: string; readonly value: string }[] | undefined;
  /** What stands below: conditions, sender. */
  readonly footer?: ReactNode;
  /** Further buttons in the bar, which does not print. */
  readonly actions?: ReactNode;
  /** Prints; the browser's own dialog unless said otherwise. */
  readonly onPrint?: (() => void) | undefined;
  /** Tables, lists, labels. */
  readonly children: ReactNode;
}

const printPage = (): void => {
  window.print();
};

/** A page as it comes out of the printer, with a bar to print it; black on white in every scheme. */
export const PrintLayout = ({
  theme,
  title,
  meta = [],
  footer,
  actions,
  onPrint = printPage,
  children,
}: PrintLayoutProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  const logo = useLogo();
  return (
    <div className={classes['desk']}>
      <div className={classes['bar']}>
        <Button variant="filled" icon={<IconPrinter size={16} />} onClick={onPrint}>
          {t('print')}
        </Button>
        {actions}
      </div>
      <article className={classes['sheet']}>
        <div className={classes['head']}>
          <h1 className={classes['title']}>{title}</h1>
          <Logo theme={theme} {...logo} />
        </div>
        {meta.length > 0 && (
          <dl className={classes['meta']}>
            {meta.map(({ term, value }) => (
              <div key={term} className={classes['pair']}>
                <dt className={classes['term']}>{term}</dt>
                <dd className={classes['value']}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
        {footer !== undefined && <div className={classes['foot']}>{footer}</div>}
      </article>
    </div>
  );
};
