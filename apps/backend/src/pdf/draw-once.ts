import { createRequire } from 'node:module';

/** An object of the file that is written piece by piece. */
interface FileObject {
  readonly data: Record<string, unknown>;
  write(piece: unknown): void;
  end(): void;
}

/** Where the setter draws: a page, or a drawing that pages show. */
interface Surface {
  readonly width: number;
  readonly height: number;
  write(piece: unknown): void;
  readonly fonts: Record<string, unknown>;
  readonly xobjects: Record<string, unknown>;
  readonly ext_gstates: Record<string, unknown>;
  readonly patterns: Record<string, unknown>;
}

/** What the setter draws with. */
interface Canvas {
  page: Surface;
  _ctm: readonly number[];
  ref(data?: Record<string, unknown>): FileObject;
  addContent(operators: string): unknown;
  save(): unknown;
  restore(): unknown;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): unknown;
}

/** A drawing at its place. */
interface PlacedDrawing {
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  readonly _width: number;
  readonly _height: number;
}

interface Renderer {
  readonly pdfDocument: Canvas;
  renderSVG(drawing: PlacedDrawing): void;
}

interface Measure {
  measureSVG(svg: string): unknown;
  writeDimensions(svg: string, size: { readonly width: number; readonly height: number }): string;
}

const hasMethods = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof Reflect.get(value, name) === 'function');

const isRenderer = (value: unknown): value is Renderer => hasMethods(value, ['renderSVG', 'renderPages']);
const isMeasure = (value: unknown): value is Measure => hasMethods(value, ['measureSVG', 'writeDimensions']);

/** What the instances of a class of the setter do. */
const methodsOf = (file: string): unknown => {
  const module: unknown = createRequire(import.meta.url)(`pdfmake/js/${file}.js`);
  const made: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : undefined;
  return typeof made === 'function' ? Reflect.get(made, 'prototype') : undefined;
};

/** What was drawn in a file, by what it looks like. */
const drawn = new WeakMap<Canvas, Map<string, { readonly name: string; readonly object: FileObject }>>();

/** How often a drawing of these dimensions was measured; what is there once only is drawn where it stands. */
let seen = new Map<string, number>();

/** Draws on a surface of its own, which pages then show. */
const drawApart = (canvas: Canvas, drawing: PlacedDrawing, draw: (at: PlacedDrawing) => void): FileObject => {
  const resources = canvas.ref();
  const object = canvas.ref({
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [0, 0, drawing._width, drawing._height],
    Resources: resources,
  });
  object.write('');
  const { page, _ctm } = canvas;
  const surface: Surface = {
    width: page.width,
    height: page.height,
    write: (piece) => {
      object.write(piece);
    },
    fonts: {},
    xobjects: {},
    ext_gstates: {},
    patterns: {},
  };
  canvas.page = surface;
  canvas._ctm = [1, 0, 0, 1, 0, 0];
  try {
    draw({ ...drawing, x: 0, y: 0 });
  } finally {
    canvas.page = page;
    canvas._ctm = _ctm;
  }
  Object.assign(resources.data, {
    Font: surface.fonts,
    XObject: surface.xobjects,
    ExtGState: surface.ext_gstates,
    Pattern: surface.patterns,
  });
  resources.end();
  object.end();
  return object;
};

const renderOnce = (renderer: Renderer): void => {
  const draw = Reflect.get(renderer, 'renderSVG');
  renderer.renderSVG = function (this: Renderer, drawing: PlacedDrawing) {
    const canvas = this.pdfDocument;
    if ((seen.get(drawing.svg) ?? 0) < 2) {
      draw.call(this, drawing);
      return;
    }
    const known = drawn.get(canvas) ?? new Map<string, { name: string; object: FileObject }>();
    drawn.set(canvas, known);
    const found = known.get(drawing.svg) ?? {
      name: `Drawing${known.size + 1}`,
      object: drawApart(canvas, drawing, (at) => {
        draw.call(this, at);
      }),
    };
    known.set(drawing.svg, found);
    canvas.page.xobjects[found.name] = found.object;
    canvas.save();
    canvas.transform(1, 0, 0, 1, drawing.x, drawing.y);
    canvas.addContent(`/${found.name} Do`);
    canvas.restore();
  };
};

/** Reads a drawing once, however often it is set. */
const measureOnce = (measure: Measure): void => {
  const [read, write] = [Reflect.get(measure, 'measureSVG'), Reflect.get(measure, 'writeDimensions')];
  const sizes = new Map<string, unknown>();
  const written = new Map<string, string>();
  const remembered = <Value>(values: Map<string, Value>, key: string, make: () => Value): Value => {
    const value = values.get(key) ?? make();
    if (values.size >= MOST_REMEMBERED) values.clear();
    values.set(key, value);
    return value;
  };
  measure.measureSVG = (svg) => remembered(sizes, svg, () => read.call(measure, svg));
  measure.writeDimensions = (svg, size) => {
    const key = `${size.width} ${size.height} ${svg}`;
    const result = remembered(written, key, () => write.call(measure, svg, size));
    seen.set(result, (seen.get(result) ?? 0) + 1);
    return result;
  };
};

/** Drawings of an assortment; more would only fill the memory. */
const MOST_REMEMBERED = 2_000;

let isPrepared = false;

/**
 * Has the setter read and draw each picture once and show it wherever it is wanted. Left to itself it draws every
 * picture anew: a list of 10,000 would take minutes and more memory than its thread has. Where the setter is not the
 * one this was written for, it is left to itself.
 */
export const deduplicateImages = (): void => {
  seen = new Map();
  if (isPrepared) return;
  isPrepared = true;
  const [renderer, measure] = [methodsOf('Renderer'), methodsOf('SVGMeasure')];
  if (!isRenderer(renderer) || !isMeasure(measure)) return;
  renderOnce(renderer);
  measureOnce(measure);
};
