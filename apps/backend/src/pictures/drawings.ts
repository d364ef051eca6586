import drawings from './drawings.json' with { type: 'json' };

/** A food drawing, on a grid of 32. */
export type Drawing = keyof typeof drawings;

/** The SVG of a drawing without its frame. */
export const bodyOf = (drawing: Drawing): string => drawings[drawing];

/** Whether there is a drawing of that name. */
export const isDrawing = (name: string): name is Drawing => Object.hasOwn(drawings, name);
