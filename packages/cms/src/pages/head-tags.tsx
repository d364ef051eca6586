import type { PageMeta } from '@gastroshop/api-contract';
import { useEffect } from 'react';

/** Keeps a page out of search engines, as previews are. */
const NOT_INDEXED = 'noindex, nofollow, noarchive';

/** Says something in the head of the document; answers how to make it as it was. */
const say = (name: string, content: string): (() => void) => {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (known === null) {
    const tag = document.createElement('meta');
    tag.name = name;
    tag.content = content;
    document.head.append(tag);
    return () => {
      tag.remove();
    };
  }
  const before = known.content;
  known.content = content;
  return () => {
    known.content = before;
  };
};

/** What the head of the document takes. */
export interface HeadTagsProps {
  readonly meta: PageMeta;
}

/** Tells search engines what a page says of itself, for as long as it is shown. */
export const HeadTags = ({ meta: { description, keywords, blockRobots } }: HeadTagsProps): null => {
  useEffect(() => {
    const tags = { description, keywords, robots: blockRobots === true ? NOT_INDEXED : undefined };
    const undo = Object.entries(tags).flatMap(([name, content = '']) => {
      const text = content.trim();
      return text === '' ? [] : [say(name, text)];
    });
    return () => {
      for (const each of undo) each();
    };
  }, [description, keywords, blockRobots]);
  return null;
};
