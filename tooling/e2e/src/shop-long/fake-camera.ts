import { writeFile } from 'node:fs/promises';
import { ean13Bars } from '../../../../packages/ui/src/scanner/ean13.sample';

const [WIDTH, HEIGHT, MODULE] = [640, 480, 4];
/** Where the bars stand, from above, in pixels. */
const [TOP, BOTTOM] = [140, 340];
/** Brightness, and the middle of both colours: grey. */
const [WHITE, BLACK, NO_COLOUR] = [235, 16, 128];
const FRAMES = 2;

/** One picture of a white package with a barcode, in the planes of a video: brightness, then both colours at a quarter. */
const imageOf = (code: string): Buffer => {
  const image = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, NO_COLOUR);
  image.fill(WHITE, 0, WIDTH * HEIGHT);
  const bars = ean13Bars(code);
  const left = (WIDTH - bars.length * MODULE) / 2;
  for (const [index, bar] of Array.from(bars).entries())
    if (bar === '1')
      for (let row = TOP; row < BOTTOM; row += 1) {
        const start = row * WIDTH + left + index * MODULE;
        image.fill(BLACK, start, start + MODULE);
      }
  return image;
};

/**
 * Writes what a camera sees that is held to a barcode, as a video that Chromium's stand-in for a camera plays.
 *
 * @returns the switches of Chromium for it
 */
export const showToCamera = async (code: string, file: string): Promise<readonly string[]> => {
  const image = imageOf(code);
  const frames = Array.from({ length: FRAMES }, () => [Buffer.from('FRAME\n'), image]).flat();
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...frames]),
  );
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
};
