import type { OrderTemplate } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { useGateway, useFeatures } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { Breadcrumbs, PageTitle } from '@gastroshop/ui/layout';
import {
  IconCopy,
  IconEdit,
  IconFileTypePdf,
  IconPrinter,
  IconRefresh,
  IconTrash,
  IconUsers,
} from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateRights } from '../data/template-rights';
import { sharedWithText } from '../list/shared-with-text';
import { dayOf } from '../list/template-columns';
import styles from './template-detail.module.css';

/** What opens from the head. */
export type TemplateDialog = 'share' | 'pdf' | 'rename' | 'copy' | 'regularly';

/** What the head of a template takes. */
export interface TemplateHeadProps {
  readonly template: OrderTemplate;
  readonly rights: TemplateRights;
  readonly onOpen: (dialog: TemplateDialog) => void;
  readonly onDelete: () => void;
}

/** What the template is, and what can be done with it as a whole. */
export const TemplateHead = ({ template, rights, onOpen, onDelete }: TemplateHeadProps): ReactNode => {
  const { t } = useTranslation('order-template');
  const { t: words } = useTranslation('order-templates');
  const { t: say } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { paths } = useGateway();
  const has = useFeatures();
  const { name, comment = '', creationTime, lastEditedTime, createdBy, orderTemplateItems } = template;
  const opens = (dialog: TemplateDialog) => () => {
    onOpen(dialog);
  };
  return (
    <header className={styles['head']}>
      <Breadcrumbs items={[{ label: words('title'), href: paths.orderTemplates }, { label: name }]} />
      <PageTitle
        count={words('positions', { count: orderTemplateItems.length })}
        actions={
          <>
            <IconButton
              outline
              label={t('print')}
              icon={<IconPrinter size={18} />}
              onClick={() => {
                window.print();
              }}
            />
            <IconButton
              outline
              label={t('pdfTitle')}
              icon={<IconFileTypePdf size={18} />}
              onClick={opens('pdf')}
            />
            {orderTemplateItems.length > 0 && has('STANDING_ORDERS') && (
              <Button icon={<IconRefresh size={18} />} onClick={opens('regularly')}>
                {say('regularly')}
              </Button>
            )}
            <IconButton outline label={t('copy')} icon={<IconCopy size={18} />} onClick={opens('copy')} />
            {rights.mayShare && (
              <IconButton
                outline
                label={t('share')}
                icon={<IconUsers size={18} />}
                onClick={opens('share')}
              />
            )}
            {rights.isOwner && (
              <>
                <IconButton
                  outline
                  label={t('rename')}
                  icon={<IconEdit size={18} />}
                  onClick={opens('rename')}
                />
                <IconButton
                  outline
                  label={words('delete', { name })}
                  icon={<IconTrash size={18} />}
                  onClick={onDelete}
                />
              </>
            )}
          </>
        }
      >
        {name}
      </PageTitle>
      {comment !== '' && <p className={styles['comment']}>{comment}</p>}
      <p className={styles['meta']}>
        {[
          t('created', { day: dayOf(creationTime, locale), name: createdBy }),
          t('edited', { day: dayOf(lastEditedTime, locale) }),
          sharedWithText({ template, ...rights }, words),
        ].join(' · ')}
      </p>
    </header>
  );
};
