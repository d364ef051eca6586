import { labelsToPdfDefinition, toPdfDefinition, type DocumentLayout } from '../papers';
import { writePdf } from '../pdf';
import { writeWorkbook } from '../spreadsheet';
import type { RenderJob } from './render-job';

const renderedPaper = async (paper: DocumentLayout): Promise<Uint8Array> => {
  try {
    return await writePdf(toPdfDefinition(paper));
  } catch (error) {
    // One picture that cannot be drawn must not cost the paper.
    if (paper.pictures === undefined) throw error;
    return writePdf(toPdfDefinition({ ...paper, pictures: undefined }));
  }
};

/** Renders one job, in a thread of its own. */
export default async (job: RenderJob): Promise<Uint8Array> => {
  switch (job.kind) {
    case 'PAPER':
      return renderedPaper(job.paper);
    case 'LABELS':
      return writePdf(labelsToPdfDefinition(job.sheet));
    case 'WORKBOOK':
      return writeWorkbook(job.workbook);
  }
};
