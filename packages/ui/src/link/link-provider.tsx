import type { ReactNode } from 'react';
import type { LinkRenderer } from './link-props';
import { LinkContext } from './link-context';

/** What the provider of links takes. */
export interface LinkProviderProps {
  /** Draws a link; the same function at every render. */
  readonly renderLink: LinkRenderer;
  /** The application. */
  readonly children: ReactNode;
}

/** Lets every link of the kit go through the app's router; without it they are plain links. */
export const LinkProvider = ({ renderLink, children }: LinkProviderProps): ReactNode => (
  <LinkContext value={renderLink}>{children}</LinkContext>
);
