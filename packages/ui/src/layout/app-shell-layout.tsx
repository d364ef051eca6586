import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './app-shell-layout.module.css';

/** A column beside the content, with its accessible name. */
export interface SideColumn {
  /** What the column is, for screen readers. */
  readonly label: string;
  /** What stands in it. */
  readonly content: ReactNode;
  /** What stands in its place when it is folded or the window too narrow. */
  readonly rail?: ReactNode;
}

/** What the frame of a page takes. */
export interface AppShellLayoutProps {
  /** The page header; it stays in view. */
  readonly header: ReactNode;
  /** The header has one line alone, as at the fair or while signing in. */
  readonly plainHeader?: boolean | undefined;
  /** Tree and facets, to the left; phones show them in a sheet instead. */
  readonly tree?: SideColumn | undefined;
  /** The cart or the sums, to the right; phones have a screen for them instead. */
  readonly panel?: SideColumn | undefined;
  /** The panel is folded to its rail. */
  readonly panelFolded?: boolean | undefined;
  /** What closes every page; not printed. */
  readonly footer?: ReactNode;
  /** The bar for the thumb; phones alone show it. */
  readonly bottomBar?: ReactNode;
  /** The content. */
  readonly children: ReactNode;
}

/** Header, content, and what stands beside and below it; prints the content alone. */
export const AppShellLayout = ({
  header,
  plainHeader = false,
  tree,
  panel,
  panelFolded = false,
  footer,
  bottomBar,
  children,
}: AppShellLayoutProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  const hasRail = panel?.rail !== undefined;
  return (
    <div
      className={clsx(
        classes['frame'],
        plainHeader && classes['plain'],
        hasRail && classes['withRail'],
        hasRail && panelFolded && classes['folded'],
        bottomBar !== undefined && classes['withBottom'],
      )}
    >
      <a className={classes['skip']} href="#content">
        {t('skipToContent')}
      </a>
      <div className={classes['header']}>{header}</div>
      <div className={classes['body']}>
        {tree && (
          <aside className={classes['tree']} aria-label={tree.label}>
            {tree.content}
          </aside>
        )}
        <main className={classes['main']} id="content" tabIndex={-1}>
          {children}
        </main>
        {panel && (
          <aside className={classes['panel']} aria-label={panel.label}>
            {panel.content}
          </aside>
        )}
        {hasRail && (
          <aside className={classes['rail']} aria-label={panel.label}>
            {panel.rail}
          </aside>
        )}
      </div>
      {footer !== undefined && <div className={classes['footer']}>{footer}</div>}
      {bottomBar !== undefined && <div className={classes['bottom']}>{bottomBar}</div>}
    </div>
  );
};
