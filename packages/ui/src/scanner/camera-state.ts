/** What the camera is doing. */
export type CameraState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'running'; readonly stream: MediaStream }
  | { readonly kind: 'denied' | 'missing' | 'failed' };

/** Names of getUserMedia for "you may not" and "there is none". */
const KINDS: Readonly<Record<string, 'denied' | 'missing'>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** What a failure to open the camera means for the buyer. */
export const cameraFailure = (error: unknown): CameraState => ({
  kind: (error instanceof Error ? KINDS[error.name] : undefined) ?? 'failed',
});
