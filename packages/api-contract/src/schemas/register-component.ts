import type { z } from 'zod';

/** A shape by the type it checks, and where defaults are filled in also by the type it is sent as. */
export type Schema<T, Sent = T> = z.ZodType<T, Sent>;

const shapesByName = new Map<string, z.ZodType>();

/** The named shapes, which become components of the OpenAPI document. */
export const namedShapes: ReadonlyMap<string, z.ZodType> = shapesByName;

/**
 * Gives a shape its name.
 *
 * @throws Error when the name is taken
 */
export const registerComponent = <T extends z.ZodType>(name: string, shape: T): T => {
  if (shapesByName.has(name)) throw new Error(`Two shapes are named ${name}`);
  shapesByName.set(name, shape);
  return shape;
};
