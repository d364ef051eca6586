/** Wider pictures of the camera cost time and tell no more. */
const MOST_WIDTH = 960;

let canvas: HTMLCanvasElement | undefined;

/** The present picture of a video; `undefined` before there is one. */
export const captureFrame = (video: HTMLVideoElement): ImageData | undefined => {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const scale = Math.min(1, MOST_WIDTH / videoWidth);
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  canvas ??= document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
};
