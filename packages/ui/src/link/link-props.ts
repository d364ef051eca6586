import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';

/** What a link takes. */
export interface LinkProps {
  /** Where it leads. */
  readonly href: string;
  /** Class for its look. */
  readonly className?: string | undefined;
  /** Whether it leads to where the reader is. */
  readonly 'aria-current'?: AriaAttributes['aria-current'];
  /** Name for screen readers where the words alone are not enough. */
  readonly 'aria-label'?: string | undefined;
  /** Saves the target under this name instead of showing it. */
  readonly download?: string | true | undefined;
  /** Called besides following the link. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** The words. */
  readonly children?: ReactNode;
}

/** Draws a link; an app's router brings its own: `(props) => <RouterLink to={props.href} … />`. */
export type LinkRenderer = (props: LinkProps) => ReactNode;
