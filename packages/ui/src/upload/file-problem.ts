/** Which files are taken. */
export interface FileLimits {
  /** Endings with their dots, such as `.csv`; all if empty. */
  readonly endings: readonly string[];
  /** Most bytes. */
  readonly maxBytes: number;
}

/** Why a file is not taken; `undefined` when it is. The ending counts, because browsers guess types differently. */
export const fileProblem = (
  file: Pick<File, 'name' | 'size'>,
  { endings, maxBytes }: FileLimits,
): 'wrongType' | 'tooLarge' | 'isEmpty' | undefined => {
  const name = file.name.toLowerCase();
  if (endings.length > 0 && !endings.some((ending) => name.endsWith(ending.toLowerCase())))
    return 'wrongType';
  if (file.size > maxBytes) return 'tooLarge';
  return file.size === 0 ? 'isEmpty' : undefined;
};
