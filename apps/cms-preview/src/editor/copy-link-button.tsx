import { createPreviewLink } from '@gastroshop/api-client';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { IconLink } from '@gastroshop/ui/icons';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../environment';

/** What the button takes. */
export interface CopyLinkButtonProps {
  readonly slug: string;
}

/** Puts a signed link to the page, as it is looked at, onto the clipboard. */
export const CopyLinkButton = ({ slug }: CopyLinkButtonProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const { client } = useEnvironment();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { signature } = await createPreviewLink(client, { body: { fullSlug: slug } });
      const address = new URL(globalThis.location.href);
      address.searchParams.set('signature', signature);
      await navigator.clipboard.writeText(address.href);
    },
    onSuccess: () => {
      toasts.say({ tone: 'good', title: t('linkCopied'), text: t('linkLife') });
    },
    onError: () => {
      toasts.say({ tone: 'error', title: t('linkFailed') });
    },
  });
  return (
    <Button
      size="small"
      icon={<IconLink size={16} />}
      busy={isPending}
      onClick={() => {
        mutate();
      }}
    >
      {t('copyLink')}
    </Button>
  );
};
