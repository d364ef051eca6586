import type { OrderTemplate } from '@gastroshop/api-contract';
import { draftOf, type TemplateFormValues, TemplateForm } from '@gastroshop/storefront/templates';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What the dialog takes. */
export interface RenameDialogProps {
  readonly template: OrderTemplate;
  readonly onSave: (draft: TemplateFormValues) => void;
  readonly onClose: () => void;
}

/** Name, comment and sharing of a template. */
export const RenameDialog = ({ template, onSave, onClose }: RenameDialogProps): ReactNode => {
  const { t } = useTranslation('storefront-save-template');
  const [draft, setDraft] = useState(() => draftOf(template));
  return (
    <Modal opened onClose={onClose} title={t('edit')} size="small">
      <TemplateForm
        draft={draft}
        onChange={setDraft}
        submitLabel={t('save')}
        busy={false}
        failed={false}
        onSubmit={() => {
          onSave(draft);
          onClose();
        }}
      />
    </Modal>
  );
};
