import type { ReactNode } from 'react';
import { Floating, type FloatingProps } from './floating';

/** What a dialog takes. */
export type ModalProps = FloatingProps;

/** A dialog in the middle of the page; on phones a sheet from below. */
export const Modal = (props: ModalProps): ReactNode => <Floating {...props} inner={undefined} />;
