import type { ReactNode } from 'react';
import { useContentSettings } from '../settings';
import type { BlockProps } from './block-props';

/** The sign-up form; the app draws and sends it. */
export const CrmFormBlock = ({ block }: BlockProps<'crmForm'>): ReactNode =>
  useContentSettings().slots.crmForm?.(block);
