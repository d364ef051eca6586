import type { ReactNode } from 'react';
import { Overlay, type OverlayProps } from './overlay';

/** What a dialog takes. */
export type ModalProps = OverlayProps;

/** A dialog in the middle of the page; on phones a sheet from below. */
export const Modal = (props: ModalProps): ReactNode => <Overlay {...props} inner={undefined} />;
