import type { LinkRenderer } from '@gastroshop/ui/link';

/** Links are drawn as the shop draws them; what pressing them does is up to the desk. */
export const renderDeskLink: LinkRenderer = ({ href, children, download, ...anchor }) => (
  <a href={href} download={download} {...anchor}>
    {children}
  </a>
);
