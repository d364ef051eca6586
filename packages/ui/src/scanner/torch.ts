interface TorchConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

/** The track of a stream whose camera has a light; `undefined` if there is none. */
export const findTorchTrack = (stream: MediaStream): MediaStreamTrack | undefined =>
  stream
    .getVideoTracks()
    // Not every browser lets one ask what a camera can do, whatever the type says.
    .find((track) => 'getCapabilities' in track && 'torch' in track.getCapabilities());

/** Turns the light beside the camera on or off. */
export const setTorch = async (track: MediaStreamTrack, torch: boolean): Promise<void> => {
  const constraint: TorchConstraint = { torch };
  await track.applyConstraints({ advanced: [constraint] });
};
