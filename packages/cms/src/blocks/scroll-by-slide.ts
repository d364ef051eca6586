/** Where the strip stands and how far one picture is, in pixels. */
interface Strip {
  readonly position: number;
  readonly step: number;
  readonly last: number;
}

/** Where leafing by one leads; from the last picture to the first, and back. */
export const slideTarget = ({ position, step, last }: Strip, by: 1 | -1): number => {
  if (by === 1 && position >= last - 1) return 0;
  if (by === -1 && position <= 1) return last;
  return Math.min(last, Math.max(0, (Math.round(position / step) + by) * step));
};

/** Moves a strip of pictures by one; the style sheet decides whether that glides. */
export const scrollBySlide = (strip: HTMLElement | null, by: 1 | -1): void => {
  const [first, second] = [strip?.children.item(0), strip?.children.item(1)];
  if (!strip || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  strip.scrollTo({
    left: slideTarget(
      {
        position: strip.scrollLeft,
        step: Math.max(1, second.offsetLeft - first.offsetLeft),
        last: strip.scrollWidth - strip.clientWidth,
      },
      by,
    ),
  });
};
