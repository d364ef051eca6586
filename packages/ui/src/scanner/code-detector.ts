/** Finds barcodes in a picture of the camera. */
export interface CodeDetector {
  /** The codes in the present picture, best first; none most of the time. */
  readonly detect: (video: HTMLVideoElement) => Promise<readonly string[]>;
}
