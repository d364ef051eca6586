import { Modal as MantineModal } from '@mantine/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseRequest } from '../a11y';
import { IconButton } from '../button';
import { IconX } from '../icons';
import { useKeyboardScroll } from '../scroll';
import { MantineScope } from '../theme';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import classes from './overlay.module.css';
import { useFocusReturn } from './use-focus-return';

/** What floats above the page and takes the focus until it is closed. */
export interface OverlayProps {
  /** Whether it is open. */
  readonly opened: boolean;
  /** Called by the close button, Escape, a phone's way back and a press outside. */
  readonly onClose: () => void;
  /** Says what it is about; its accessible name. */
  readonly title: ReactNode;
  /** Buttons that stay in view below the content. */
  readonly footer?: ReactNode;
  /** Width on desktops: 416, 608 or 960 px; a full one has 608 px, and on phones the whole screen. */
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Lets the content reach the edges, for lists. */
  readonly flush?: boolean | undefined;
  /** The content. */
  readonly children: ReactNode;
}

/** Where it floats. */
export interface OverlayPlacement {
  /** Classes of the field in which the content is placed. */
  readonly inner: string | undefined;
}

/** The common part of dialogs and sheets: focus inside, Escape closes, focus goes back, the page stands still. */
export const Overlay = ({
  opened,
  onClose,
  title,
  footer,
  size = 'medium',
  flush = false,
  children,
  inner,
}: OverlayProps & OverlayPlacement): ReactNode => {
  const { t } = useTranslation('ui-overlay');
  useFocusReturn(opened);
  useCloseRequest(opened, onClose);
  const body = useKeyboardScroll();
  return (
    <MantineScope>
      <MantineModal.Root
        opened={opened}
        onClose={onClose}
        lockScroll={false}
        transitionProps={{ transition: 'fade', duration: 120 }}
        classNames={{
          inner: clsx(classes['inner'], inner),
          content: clsx(classes['content'], classes[size]),
        }}
      >
        <MantineModal.Overlay className={classes['overlay']} />
        <MantineModal.Content data-fills-phone={size === 'full' || undefined}>
          <MantineModal.Header className={classes['header']}>
            <MantineModal.Title className={classes['title']}>{title}</MantineModal.Title>
            <IconButton label={t('close')} icon={<IconX />} onClick={onClose} />
          </MantineModal.Header>
          <MantineModal.Body ref={body} className={clsx(classes['body'], flush && classes['flush'])}>
            {children}
          </MantineModal.Body>
          {footer !== undefined && <div className={classes['footer']}>{footer}</div>}
        </MantineModal.Content>
      </MantineModal.Root>
    </MantineScope>
  );
};
