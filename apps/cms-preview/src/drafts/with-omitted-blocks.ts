import type { ContentBlock, ContentIssue, ContentPage } from '@gastroshop/api-contract';
import { type FramePage, type OmittedBlock, omittedKind } from '../protocol';

/** Blocks are known by their id, those without one by their place. */
export const nameOfBlock = (index: number, id: string | undefined): string => id ?? `#${index}`;

const leftOutBlock = ({ problem, blockKind = '?' }: ContentIssue): OmittedBlock => ({
  kind: omittedKind({ problem, kind: blockKind }),
});

/**
 * A page with what is left out of it at its place, so that an editor sees where it belongs; every block has a name to be
 * found by.
 *
 * @param faults of the page's language
 */
export const withOmittedBlocks = (page: ContentPage, faults: readonly ContentIssue[]): FramePage => {
  const blocks: (ContentBlock | OmittedBlock)[] = [...page.blocks];
  for (const fault of faults.toSorted((one, other) => one.index - other.index))
    blocks.splice(fault.index, 0, leftOutBlock(fault));
  return { ...page, blocks: blocks.map((block, index) => ({ ...block, id: nameOfBlock(index, block.id) })) };
};
