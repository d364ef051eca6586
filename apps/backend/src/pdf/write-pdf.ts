import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { deduplicateImages } from './draw-once';

const fontFile = (name: string): string =>
  createRequire(import.meta.url).resolve(`pdfmake/build/fonts/Roboto/Roboto-${name}.ttf`);

/** Embedded in every paper, so that every letter of the trade prints: the built-in fonts know Western Europe only. */
const FONTS = {
  Roboto: {
    normal: fontFile('Regular'),
    bold: fontFile('Medium'),
    italics: fontFile('Italic'),
    bolditalics: fontFile('MediumItalic'),
  },
};

const FONT_FILES: ReadonlySet<string> = new Set(Object.values(FONTS.Roboto));

/** Writes a PDF, in the thread it is called in. Nothing is fetched and no file is read but the fonts, whatever the definition names. */
export const writePdf = (definition: TDocumentDefinitions): Promise<Uint8Array> => {
  deduplicateImages();
  pdfmake.addFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => FONT_FILES.has(path));
  return pdfmake.createPdf(definition).getBuffer();
};
