import type { ContentIssue } from '@gastroshop/api-contract';

/** A block that visitors never see, as it travels to the frame: no component can have its kind. */
export interface OmittedBlock {
  readonly kind: `left-out:${ContentIssue['problem']}:${string}`;
  readonly id?: string | undefined;
}

/** What is wrong with a block, and its kind as the editor wrote it. */
export interface OmittedReason {
  readonly problem: ContentIssue['problem'];
  readonly kind: string;
}

/** The kind under which a block that is left out travels. */
export const omittedKind = ({ problem, kind }: OmittedReason): OmittedBlock['kind'] =>
  `left-out:${problem}:${kind}`;

/** What a kind says that no component has: a block that is left out, or one of a kind newer than this build. */
export const readLeftOutKind = (text: string): OmittedReason => {
  const [, problem, kind = ''] = /^left-out:(UNKNOWN_KIND|WRONG_SHAPE):(.*)$/s.exec(text) ?? [];
  return problem === 'WRONG_SHAPE' ? { problem, kind } : { problem: 'UNKNOWN_KIND', kind: kind || text };
};
