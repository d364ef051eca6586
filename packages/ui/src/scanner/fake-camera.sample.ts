import { ean13Bars } from './ean13.sample';

const [WIDTH, HEIGHT, MODULE] = [640, 480, 3];

/** A stream that shows a package with a barcode, for browsers without a camera. */
export const fakeCamera = (code: string): (() => Promise<MediaStream>) => {
  return () => {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    const context = canvas.getContext('2d');
    const bars = ean13Bars(code);
    const left = (WIDTH - bars.length * MODULE) / 2;
    const draw = () => {
      if (context === null) return;
      context.fillStyle = '#d8d2c4';
      context.fillRect(0, 0, WIDTH, HEIGHT);
      context.fillStyle = '#fff';
      context.fillRect(left - 40, 150, bars.length * MODULE + 80, 180);
      context.fillStyle = '#000';
      Array.from(bars).forEach((bar, index) => {
        if (bar === '1') context.fillRect(left + index * MODULE, 170, MODULE, 130);
      });
    };
    draw();
    const stream = canvas.captureStream(10);
    // A still canvas yields no pictures, so it is drawn again as long as anybody looks.
    const timer = setInterval(() => {
      if (stream.active) draw();
      else clearInterval(timer);
    }, 100);
    return Promise.resolve(stream);
  };
};

/** A camera that cannot be opened, for the reason with that name. */
export const brokenCamera =
  (name: string): (() => Promise<MediaStream>) =>
  () =>
    Promise.reject(new DOMException('No picture', name));
