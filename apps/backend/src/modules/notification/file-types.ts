/** A kind of file a notification may carry. */
interface FileType {
  readonly ending: string;
  readonly mediaType: string;
  /** Browsers show it in place; anything else they save. */
  readonly isShown: boolean;
}

/** The kinds of files a notification may carry; none of them runs anything in a browser. */
export const MEDIA_TYPES: readonly FileType[] = [
  { ending: '.pdf', mediaType: 'application/pdf', isShown: true },
  { ending: '.png', mediaType: 'image/png', isShown: true },
  { ending: '.jpg', mediaType: 'image/jpeg', isShown: true },
  { ending: '.jpeg', mediaType: 'image/jpeg', isShown: true },
  {
    ending: '.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isShown: false,
  },
];

/** Largest file, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Media type by a file's ending; undefined for kinds that are not taken. */
export const mediaTypeOf = (fileName: string): string | undefined =>
  MEDIA_TYPES.find(({ ending }) => fileName.toLowerCase().endsWith(ending))?.mediaType;
