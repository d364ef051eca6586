import type { OrderTemplate, OrderTemplateItemBody } from '@gastroshop/api-contract';
import type { Remarks } from '@gastroshop/domain/cart';
import { useToasts } from '@gastroshop/ui/feedback';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../shop';
import { toItemBody } from '../data/item-body';
import { bodyOf, EMPTY_DRAFT } from './template-form-values';
import { TemplateForm } from './template-form';
import { useCreateTemplate } from './use-create-template';

/** A line to keep in a template. */
export interface TemplateLine extends Remarks {
  readonly sku: string;
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** What the dialog takes. */
export interface SaveTemplateDialogProps {
  /** The lines of a cart or an order; without them the template begins empty. */
  readonly lines?: readonly TemplateLine[] | undefined;
  /** The template that is copied, with all its lines. */
  readonly copied?: OrderTemplate | undefined;
  readonly onClose: () => void;
  /** Is told what was made; otherwise a message leads to it. */
  readonly onSaved?: ((template: OrderTemplate) => void) | undefined;
}

const lineBody = ({ sku, ...line }: TemplateLine): OrderTemplateItemBody =>
  toItemBody({ productSku: sku, ...line });

/** Keeps lines as an order template under a name (TPL-1). */
export const SaveTemplateDialog = (props: SaveTemplateDialogProps): ReactNode => {
  const { lines, copied, onClose, onSaved } = props;
  const { t } = useTranslation('storefront-save-template');
  const toasts = useToasts();
  const { gateway, navigate } = useShop();
  const items = copied?.orderTemplateItems.map(toItemBody) ?? lines?.map(lineBody) ?? [];
  const [draft, setDraft] = useState({
    ...EMPTY_DRAFT,
    ...(copied && { name: t('copyOf', { name: copied.name }) }),
  });
  const { mutate, isPending, isError } = useCreateTemplate((created) => {
    onClose();
    if (onSaved !== undefined) {
      onSaved(created);
      return;
    }
    toasts.say({
      tone: 'good',
      title: t('saved'),
      text: created.name,
      action: {
        label: t('open'),
        onAction: () => {
          navigate(gateway.paths.orderTemplate(created.id));
        },
      },
    });
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(copied !== undefined ? 'copy' : lines === undefined ? 'new' : 'title')}
      size="small"
    >
      <TemplateForm
        draft={draft}
        onChange={setDraft}
        hint={items.length === 0 ? t('empty') : t('hint', { count: items.length })}
        submitLabel={lines === undefined && copied === undefined ? t('create') : t('save')}
        busy={isPending}
        failed={isError}
        onSubmit={() => {
          const { comment, ...body } = bodyOf(draft);
          mutate({
            ...body,
            ...(comment !== '' && { comment }),
            orderTemplateItems: items,
          });
        }}
      />
    </Modal>
  );
};
