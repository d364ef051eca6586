import type { ContentBlock } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { BlockView } from '../blocks';
import classes from './block-list.module.css';

/** What a list of blocks takes. */
export interface BlockListProps {
  readonly blocks: readonly ContentBlock[];
  /** The first block stands above the fold. */
  readonly eagerFirst?: boolean | undefined;
}

/** The blocks of a page, one below the other; dates stand beside tiles where there is room. */
export const BlockList = ({ blocks, eagerFirst = false }: BlockListProps): ReactNode => (
  <div className={classes['blocks']}>
    {blocks.map((block, index) => (
      <BlockView key={block.id ?? index} block={block} eager={eagerFirst && index === 0} />
    ))}
  </div>
);
