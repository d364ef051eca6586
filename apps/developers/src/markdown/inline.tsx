import type { ReactNode } from 'react';

/** Code, links, and words that are stressed. */
const INLINE = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|(?<![\w*])[_*]([^_*]+)[_*](?![\w*])/g;

/** What a sentence takes. */
export interface InlineProps {
  readonly text: string;
}

/** A sentence of Markdown. Links into the repository are words here: its files are not on this server. */
export const Inline = ({ text }: InlineProps): ReactNode => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [all, code, words, address, strong, stressed] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + all.length;
    const key = match.index;
    if (code !== undefined) parts.push(<code key={key}>{code}</code>);
    else if (words !== undefined)
      parts.push(
        address !== undefined && /^https?:/.test(address) ? (
          <a key={key} href={address}>
            <Inline text={words} />
          </a>
        ) : (
          <Inline key={key} text={words} />
        ),
      );
    else if (strong !== undefined)
      parts.push(
        <strong key={key}>
          <Inline text={strong} />
        </strong>,
      );
    else parts.push(<em key={key}>{stressed}</em>);
  }
  parts.push(text.slice(end));
  return parts;
};
