import { PDFDocument } from 'pdf-lib';
import { embedTypefaces, type ReadFont, type Typefaces } from './typefaces.ts';

/** The properties of a document, and every text that is written in it. */
export type DocumentTexts = {
  readonly title: string;
  readonly author?: string;
  readonly texts: Iterable<string>;
};

/**
 * Writes a PDF document. Fonts are fetched as texts need them.
 *
 * @param write puts pages into the document.
 * @param readFont reads a font file of the page.
 * @returns the bytes of the document.
 */
export async function writeDocument(
  { title, author, texts }: DocumentTexts,
  write: (document: PDFDocument, typefaces: Typefaces) => void,
  readFont: ReadFont = fetchFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  if (author !== undefined) document.setAuthor(author);
  document.setLanguage('en-GB');
  write(document, await embedTypefaces(document, [PRINTABLE, ...texts], readFont));
  return new Uint8Array(await document.save());
}

/** Characters that pages themselves write: basic Latin and signs. */
const PRINTABLE = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}–…·©`;

/** Reads a font file of the page. @throws {RangeError} where it cannot be obtained. */
async function fetchFont(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new RangeError(`the font ${address} could not be read: ${response.status}`);
  return response.arrayBuffer();
}
