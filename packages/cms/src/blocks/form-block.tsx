import type { ReactNode } from 'react';
import { useContentSettings } from '../settings';
import type { BlockProps } from './block-props';

/** A form; the app draws and sends it. */
export const FormBlock = ({ block: { form, title } }: BlockProps<'formBlock'>): ReactNode =>
  useContentSettings().slots.form?.(form, title);
