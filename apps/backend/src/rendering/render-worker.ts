import { labelSheetDefinition, paperDefinition, type Paper } from '../papers';
import { writePdf } from '../pdf';
import { writeWorkbook } from '../spreadsheet';
import type { RenderJob } from './render-job';

const withoutPictures = (paper: Paper): Paper => ({
  ...paper,
  blocks: paper.blocks.map((block) =>
    block.kind === 'TABLE'
      ? {
          ...block,
          table: {
            ...block.table,
            rows: block.table.rows.map((row) =>
              'heading' in row
                ? row
                : row.map((cell) => (typeof cell === 'object' && 'picture' in cell ? '' : cell)),
            ),
          },
        }
      : block,
  ),
});

const hasPictures = ({ blocks }: Paper): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'TABLE' &&
      block.table.columns.length > 0 &&
      block.table.rows.some(
        (row) => !('heading' in row) && row.some((cell) => typeof cell === 'object' && 'picture' in cell),
      ),
  );

const renderedPaper = async (paper: Paper): Promise<Uint8Array> => {
  try {
    return await writePdf(paperDefinition(paper));
  } catch (error) {
    // One picture that cannot be drawn must not cost the paper.
    if (!hasPictures(paper)) throw error;
    return writePdf(paperDefinition(withoutPictures(paper)));
  }
};

/** Renders one job, in a thread of its own. */
export default async (job: RenderJob): Promise<Uint8Array> => {
  switch (job.kind) {
    case 'PAPER':
      return renderedPaper(job.paper);
    case 'LABELS':
      return writePdf(labelSheetDefinition(job.sheet));
    case 'WORKBOOK':
      return writeWorkbook(job.workbook);
  }
};
