import { readPdf, type PdfDocument, type PdfFont, type PdfPage } from './pdf-document';

/** A place on a page, in points from its upper left corner. */
export interface PdfBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A run of letters, and where it stands. */
export interface PdfRun extends PdfBox {
  readonly text: string;
  readonly baseline: number;
}

/** What is seen on a page, and where. */
export interface PdfLayout {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly PdfRun[];
  /** Lines, filled shapes and pictures. */
  readonly shapes: readonly PdfBox[];
  /** What is filled, each part of a shape by itself: every bar of a code. */
  readonly fills: readonly PdfBox[];
}

/** a b c d e f of a coordinate system, as the format writes it. */
type Matrix = readonly [number, number, number, number, number, number];

interface State {
  matrix: Matrix;
  clip: PdfBox | undefined;
  lineWidth: number;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const TOKEN = /\[[^\]]*\]|\/[^\s/[\]<>()]+|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?|[A-Za-z]+\*?/g;
/** How far letters reach over and below their line, of their size. */
const OVER_LINE = 0.76;
const BELOW_LINE = 0.22;

const product = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

const boxAround = (points: readonly (readonly [number, number])[], more = 0): PdfBox => ({
  left: Math.min(...points.map(([x]) => x)) - more,
  top: Math.min(...points.map(([, y]) => y)) - more,
  right: Math.max(...points.map(([x]) => x)) + more,
  bottom: Math.max(...points.map(([, y]) => y)) + more,
});

const within = (box: PdfBox, clip: PdfBox | undefined): PdfBox =>
  clip === undefined
    ? box
    : {
        left: Math.max(box.left, clip.left),
        top: Math.max(box.top, clip.top),
        right: Math.min(box.right, clip.right),
        bottom: Math.min(box.bottom, clip.bottom),
      };

/** Reads what the operators of a page draw. Those that change nothing of where things stand are passed over. */
class PageReader {
  readonly runs: PdfRun[] = [];
  readonly shapes: PdfBox[] = [];
  readonly fills: PdfBox[] = [];
  private state: State = { matrix: IDENTITY, clip: undefined, lineWidth: 1 };
  private readonly saved: State[] = [];
  private path: (readonly [number, number])[] = [];
  /** Where in the path its parts begin. */
  private starts: number[] = [];
  private clips = false;
  private textMatrix: Matrix = IDENTITY;
  private font: PdfFont | undefined;
  private size = 0;

  constructor(
    private readonly document: Pick<PdfDocument, 'fonts' | 'drawings'>,
    private readonly height: number,
  ) {}

  private place(x: number, y: number, matrix = this.state.matrix): readonly [number, number] {
    const [, , , , left, bottom] = product([1, 0, 0, 1, x, y], matrix);
    return [left, this.height - bottom];
  }

  private draw(more = 0): void {
    const box = this.path.length === 0 ? undefined : boxAround(this.path, more);
    if (box !== undefined) this.shapes.push(within(box, this.state.clip));
    this.endPath();
  }

  private fill(): void {
    for (const [place, start] of this.starts.entries())
      this.fills.push(within(boxAround(this.path.slice(start, this.starts[place + 1])), this.state.clip));
    this.draw();
  }

  /** What a drawing holds is drawn where the page stands; a picture fills the square it is given. */
  private show(name: string): void {
    const drawing = this.document.drawings.get(name);
    if (drawing === undefined) {
      this.path.push(this.place(0, 0), this.place(1, 1));
      this.draw();
      return;
    }
    const { state } = this;
    this.read(drawing);
    this.state = state;
  }

  private endPath(): void {
    if (this.clips && this.path.length > 0)
      this.state = { ...this.state, clip: within(boxAround(this.path), this.state.clip) };
    this.clips = false;
    this.path = [];
    this.starts = [];
  }

  private write(run: string): void {
    const { letters = new Map<number, string>(), widths = [] } = this.font ?? {};
    let text = '';
    let width = 0;
    // A blank at the end of a word takes room and is not seen.
    let seenWidth = 0;
    for (const [, hex, shift] of run.matchAll(/<([\da-f]*)>|(-?[\d.]+)/gi)) {
      if (shift !== undefined) width -= Number(shift);
      for (const code of (hex ?? '').match(/.{4}/g) ?? []) {
        const glyph = parseInt(code, 16);
        const letter = letters.get(glyph) ?? '�';
        text += letter;
        width += widths[glyph] ?? 0;
        if (letter.trim() !== '') seenWidth = width;
      }
    }
    const matrix = product(this.textMatrix, this.state.matrix);
    const [, baseline] = this.place(0, 0, matrix);
    const corners = [
      this.place(0, this.size * OVER_LINE, matrix),
      this.place((seenWidth * this.size) / 1000, -this.size * BELOW_LINE, matrix),
    ];
    this.runs.push({ ...within(boxAround(corners), this.state.clip), text, baseline });
  }

  read(content: string): void {
    let operands: string[] = [];
    for (const [token] of content.matchAll(TOKEN)) {
      if (/^[[/\-.\d]/.test(token)) operands.push(token);
      else {
        this.apply(token, operands);
        operands = [];
      }
    }
  }

  private apply(operator: string, operands: readonly string[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.map(Number);
    switch (operator) {
      case 'q':
        this.saved.push(this.state);
        break;
      case 'Q':
        this.state = this.saved.pop() ?? this.state;
        break;
      case 'cm':
        this.state = { ...this.state, matrix: product([a, b, c, d, e, f], this.state.matrix) };
        break;
      case 'w':
        this.state = { ...this.state, lineWidth: a };
        break;
      case 'm':
        this.starts.push(this.path.length);
        this.path.push(this.place(a, b));
        break;
      case 'l':
        this.path.push(this.place(a, b));
        break;
      case 'c':
        this.path.push(this.place(a, b), this.place(c, d), this.place(e, f));
        break;
      case 'v':
      case 'y':
        this.path.push(this.place(a, b), this.place(c, d));
        break;
      case 're':
        this.starts.push(this.path.length);
        this.path.push(this.place(a, b), this.place(a + c, b + d));
        break;
      case 'W':
      case 'W*':
        this.clips = true;
        break;
      case 'n':
        this.endPath();
        break;
      case 'f':
      case 'f*':
        this.fill();
        break;
      case 'S':
      case 's':
      case 'B':
      case 'B*':
      case 'b':
      case 'b*':
        this.draw(this.state.lineWidth / 2);
        break;
      case 'Do':
        this.show((operands[0] ?? '').slice(1));
        break;
      case 'Tm':
        this.textMatrix = [a, b, c, d, e, f];
        break;
      case 'Tf':
        this.font = this.document.fonts.get((operands[0] ?? '').slice(1));
        this.size = b;
        break;
      case 'TJ':
        this.write(operands[0] ?? '');
    }
  }
}

const layoutOf = ({ width, height, content }: PdfPage, document: PdfDocument): PdfLayout => {
  const reader = new PageReader(document, height);
  reader.read(content);
  const { runs, shapes, fills } = reader;
  return { width, height, runs, shapes, fills };
};

/** Where everything stands on the pages of a PDF as our renderer writes it. */
export const pdfLayouts = (bytes: Buffer): readonly PdfLayout[] => {
  const document = readPdf(bytes);
  return document.pages.map((page) => layoutOf(page, document));
};

/** Lines of a page from its top to its bottom: what stands on one baseline, from left to right. */
export const pdfLines = ({ runs }: Pick<PdfLayout, 'runs'>): readonly PdfRun[] => {
  const lines = new Map<number, PdfRun[]>();
  for (const run of runs) {
    const baseline = Math.round(run.baseline * 4);
    const line = lines.get(baseline) ?? lines.get(baseline - 1) ?? lines.get(baseline + 1);
    if (line === undefined) lines.set(baseline, [run]);
    else line.push(run);
  }
  return [...lines.values()]
    .map((line): PdfRun => {
      const sorted = line.toSorted((one, other) => one.left - other.left);
      return {
        left: Math.min(...line.map(({ left }) => left)),
        top: Math.min(...line.map(({ top }) => top)),
        right: Math.max(...line.map(({ right }) => right)),
        bottom: Math.max(...line.map(({ bottom }) => bottom)),
        baseline: line[0]?.baseline ?? 0,
        text: sorted
          .map(({ text, left }, place) => {
            const before = sorted[place - 1];
            return before !== undefined && left - before.right > 1 ? ` ${text}` : text;
          })
          .join('')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      };
    })
    .toSorted((one, other) => one.baseline - other.baseline);
};
