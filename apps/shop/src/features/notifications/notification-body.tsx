import type { Notification } from '@gastroshop/api-contract';
import { productsQuery, ProductTiles } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { IconArrowRight, IconFile } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notifications.module.css';
import { useAttachment } from './use-attachment';

/** What the text of a notification takes. */
export interface NotificationBodyProps {
  readonly notification: Notification;
}

const AttachedProducts = ({ skus }: { readonly skus: readonly string[] }): ReactNode => {
  const { t } = useTranslation('notifications');
  const { data = [] } = useQuery(productsQuery(useGateway(), skus));
  return data.length === 0 ? null : <ProductTiles label={t('products')} products={data} />;
};

/** The text of a notification with what it leads to: a page, a file, articles that can be ordered at once. */
export const NotificationBody = ({ notification }: NotificationBodyProps): ReactNode => {
  const { t } = useTranslation('notifications');
  const attachment = useAttachment(notification);
  const { content, attachedProducts = [] } = notification;
  return (
    <div className={styles['body']}>
      {content.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className={styles['paragraph']}>
          {paragraph}
        </p>
      ))}
      {attachment.kind === 'link' && (
        <Link href={attachment.href} className={styles['more']}>
          {attachment.caption ?? t('more')} <IconArrowRight size={16} />
        </Link>
      )}
      {attachment.kind === 'file' && (
        <div>
          <Button icon={<IconFile size={18} />} onClick={attachment.open}>
            {attachment.caption ?? t('openFile')}
          </Button>
        </div>
      )}
      {attachedProducts.length > 0 && <AttachedProducts skus={attachedProducts} />}
    </div>
  );
};
