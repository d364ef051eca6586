import type { Order } from '@gastroshop/api-contract';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { IconArrowRight, IconFileTypePdf, IconPencil, IconPrinter } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../delivery';
import { useGateway } from '../../shop';
import sums from '../totals/sums.module.css';
import { TotalsList } from '../totals/totals-list';
import { editableUntil } from './editable-until';
import { useOrderPdf } from './use-order-pdf';

/** What stands beside the confirmation takes. */
export interface ConfirmationSidebarProps {
  readonly order: Order;
  readonly onSaveTemplate: () => void;
}

/** What the order comes to, and what can be done with it. */
export const ConfirmationSidebar = ({ order, onSaveTemplate }: ConfirmationSidebarProps): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { t: words } = useTranslation('storefront-sums');
  const toasts = useToasts();
  const { paths, scope } = useGateway();
  const now = useNow();
  const pdf = useOrderPdf(order);
  const { totals, orderItems } = order;
  const canBeChanged = scope.place.kind === 'SHOP' && editableUntil(order, now).length > 0;
  return (
    <section className={sums['panel']} aria-label={words('title')}>
      <h2 className={sums['title']}>{words('title')}</h2>
      {totals === undefined ? (
        <p className={sums['positions']}>{t('positions', { count: orderItems.length })}</p>
      ) : (
        <TotalsList totals={totals} />
      )}
      <div className={sums['ways']}>
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
          {t('show')}
        </Button>
        {canBeChanged && (
          <Button
            wide
            icon={<IconPencil size={18} />}
            render={({ className, children }) => (
              <Link className={className} href={`${paths.order(order.id)}/change`}>
                {children}
              </Link>
            )}
          >
            {t('change')}
          </Button>
        )}
        <Button wide onClick={onSaveTemplate}>
          {t('saveTemplate')}
        </Button>
        <Button
          variant="quiet"
          wide
          icon={<IconPrinter size={18} />}
          onClick={() => {
            window.print();
          }}
        >
          {t('print')}
        </Button>
        <Button
          variant="quiet"
          wide
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
