import type { OrderTemplate } from '@gastroshop/api-contract';
import { PrintLayoutSwitch } from '@gastroshop/storefront/print';
import { useShop } from '@gastroshop/storefront/shop';
import { ownNameQuery, SaveTemplate } from '@gastroshop/storefront/templates';
import { Button, ToggleButtons } from '@gastroshop/ui/button';
import { EmptyState, ListDrawing, Notice } from '@gastroshop/ui/feedback';
import { IconShoppingCart } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateRights } from '../data/template-rights';
import { useDeleteTemplate } from '../data/use-delete-template';
import { StartStandingOrder } from '../../standing-orders';
import { TemplateEditList } from './template-edit-list';
import { TemplateOrderList } from './template-order-list';
import { PdfDialog } from './pdf-dialog';
import { RemovedProducts } from './removed-products';
import { RenameDialog } from './rename-dialog';
import { ShareDialog } from './share-dialog';
import { type TemplateDialog, TemplateHead } from './template-head';
import { TemplatePrint } from './template-print';
import styles from './template-detail.module.css';
import { useAddAll } from './use-add-all';
import { useTemplateActions } from './use-template-actions';

/** What the page of a loaded template takes. */
export interface TemplateViewProps {
  readonly template: OrderTemplate;
  /** Whose paper it is printed on. */
  readonly theme: ThemeKey;
}

/** A template to order from; its owner edits it as well. */
export const TemplateView = ({ template, theme }: TemplateViewProps): ReactNode => {
  const { t } = useTranslation('order-template');
  const { client, gateway, navigate } = useShop();
  const { paths, scope } = gateway;
  const { data: userName } = useQuery(ownNameQuery(client, scope));
  const rights = templateRights(template, userName);
  const [mode, setMode] = useState<'order' | 'edit'>('order');
  const [dialog, setDialog] = useState<TemplateDialog>();
  const actions = useTemplateActions(template.id);
  const deleteTemplate = useDeleteTemplate();
  const { orderTemplateItems: items, removedProducts } = template;
  const { count, leftOut, inCart, isWaiting, add } = useAddAll(items);
  const close = () => {
    setDialog(undefined);
  };
  const editing = mode === 'edit' && rights.isOwner;
  const page = (
    <div className={styles['screen']}>
      <TemplateHead
        template={template}
        rights={rights}
        onOpen={setDialog}
        onDelete={() => {
          deleteTemplate(template);
          navigate(paths.orderTemplates);
        }}
      />
      {items.length > 0 && (
        <div className={styles['bar']}>
          {rights.isOwner && (
            <ToggleButtons
              label={t('mode')}
              options={[
                { value: 'order', label: t('order') },
                { value: 'edit', label: t('edit') },
              ]}
              value={mode}
              onChange={setMode}
            />
          )}
          {!editing && (
            <span className={styles['addAll']}>
              <Button
                variant="filled"
                icon={<IconShoppingCart size={18} />}
                disabled={isWaiting || count === 0}
                onClick={add}
              >
                {count > 0 ? t('addAll', { count }) : inCart > 0 ? t('allInCart') : t('nothingToAdd')}
              </Button>
            </span>
          )}
        </div>
      )}
      {!editing && leftOut > 0 && <Notice tone="warning">{t('leftOutNotice', { count: leftOut })}</Notice>}
      {items.length === 0 ? (
        <EmptyState
          title={t('empty')}
          drawing={<ListDrawing />}
          actions={
            <Button
              variant="filled"
              render={({ className, children }) => (
                <Link className={className} href={paths.search()}>
                  {children}
                </Link>
              )}
            >
              {t('toSearch')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : editing ? (
        <TemplateEditList template={template} actions={actions} />
      ) : (
        <TemplateOrderList template={template} onChange={rights.isOwner ? actions.setItem : undefined} />
      )}
      {removedProducts.length > 0 && (
        <RemovedProducts products={removedProducts} onForget={rights.isOwner ? actions.forget : undefined} />
      )}
      {dialog === 'share' && <ShareDialog template={template} onClose={close} />}
      {dialog === 'pdf' && <PdfDialog template={template} onClose={close} />}
      {dialog === 'rename' && <RenameDialog template={template} onSave={actions.rename} onClose={close} />}
      {dialog === 'regularly' && (
        <Suspense>
          <StartStandingOrder
            source={{ kind: 'TEMPLATE', id: template.id, name: template.name }}
            positions={template.orderTemplateItems.length}
            onClose={close}
          />
        </Suspense>
      )}
      {dialog === 'copy' && (
        <SaveTemplate
          copied={template}
          onClose={close}
          onSaved={({ id }) => {
            navigate(paths.orderTemplate(id));
          }}
        />
      )}
    </div>
  );
  return (
    <PrintLayoutSwitch paper={() => <TemplatePrint template={template} theme={theme} />}>
      {page}
    </PrintLayoutSwitch>
  );
};
