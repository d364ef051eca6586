import type { Order } from '@gastroshop/api-contract';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { IconArrowRight, IconFileTypePdf, IconPencil, IconPrinter } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatures, useGateway } from '../../shop';
import sums from '../totals/sums.module.css';
import { TotalsList } from '../totals/totals-list';
import styles from './confirmation.module.css';
import { useChangeHref } from './use-change-href';
import { useOrderPdf } from './use-order-pdf';

/** What stands beside the confirmation takes. */
export interface ConfirmationSidebarProps {
  readonly order: Order;
  /** Whether it leads to the order and to its change; a phone's bar does that. */
  readonly withWays: boolean;
  readonly onSaveTemplate: () => void;
}

/** What the order comes to, and what can be done with it. */
export const ConfirmationSidebar = ({
  order,
  withWays,
  onSaveTemplate,
}: ConfirmationSidebarProps): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { t: words } = useTranslation('storefront-sums');
  const toasts = useToasts();
  const has = useFeatures();
  const { paths } = useGateway();
  const changeHref = useChangeHref(order);
  const pdf = useOrderPdf(order);
  const { id, number = id, totals, orderItems } = order;
  return (
    <section className={sums['panel']} aria-label={words('title')}>
      <h2 className={sums['title']}>{words('title')}</h2>
      {totals === undefined ? (
        <p className={sums['positions']}>{t('positions', { count: orderItems.length })}</p>
      ) : (
        <TotalsList totals={totals} />
      )}
      <div className={sums['ways']}>
        {withWays && (
          <Button
            variant="filled"
            size="large"
            wide
            iconAfter={<IconArrowRight size={18} />}
            render={({ className, children }) => (
              <Link className={className} href={paths.order(order.id)}>
                {children}
              </Link>
            )}
          >
            {t('showNumber', { number })}
          </Button>
        )}
        {withWays && changeHref !== undefined && (
          <Button
            wide
            icon={<IconPencil size={18} />}
            render={({ className, children }) => (
              <Link className={className} href={changeHref}>
                {children}
              </Link>
            )}
          >
            {t('change')}
          </Button>
        )}
        {has('ORDER_TEMPLATES') && (
          <Button wide onClick={onSaveTemplate}>
            {t('saveTemplate')}
          </Button>
        )}
        <div className={styles['papers']}>
          <Button
            variant="quiet"
            icon={<IconPrinter size={18} />}
            onClick={() => {
              window.print();
            }}
          >
            {t('print')}
          </Button>
          <Button
            variant="quiet"
            busy={pdf.isPending}
            icon={<IconFileTypePdf size={18} />}
            onClick={() => {
              pdf.mutate(undefined, {
                onError: () => {
                  toasts.say({ tone: 'error', title: t('pdfFailed') });
                },
              });
            }}
          >
            {t('pdf')}
          </Button>
        </div>
        <Button
          variant="quiet"
          wide
          render={({ className, children }) => (
            <Link className={className} href={paths.search()}>
              {children}
            </Link>
          )}
        >
          {t('goOn')}
        </Button>
      </div>
    </section>
  );
};
