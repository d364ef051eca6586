import { use } from 'react';
import type { LogoProps } from './logo';
import { UiContext } from './ui-context';

/** Name and mark of the tenant whose page it is, where it has its own. */
export const useLogo = (): Pick<LogoProps, 'name' | 'wordmark' | 'mark'> | undefined => use(UiContext)?.logo;
