import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, type PDFPage, PDFRawStream } from 'pdf-lib';

/** The texts of a document in the order in which they are drawn, a line for each, read back by the maps of its fonts. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().flatMap(textsOf).join('\n');
}

function textsOf(page: PDFPage): readonly string[] {
  const { context } = page.doc;
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [];
  return streams.flatMap((ref) => {
    const operators = unpacked(context.lookup(ref));
    return [...operators.matchAll(/BT[^]*?ET/g)].map(([text]) =>
      [...text.matchAll(/\/(F\d+) [\d.]+ Tf <([0-9a-f]*)> Tj/g)]
        .map(([, font, codes]) => {
          const map = fonts?.lookup(PDFName.of(font), PDFDict).lookup(PDFName.of('ToUnicode'));
          return decoded(codes, unpacked(map));
        })
        .join(''),
    );
  });
}

function decoded(codes: string, map: string): string {
  const characters = new Map(
    [...map.matchAll(/<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>/g)].map(([, code, text]) => [
      code.toLowerCase(),
      text,
    ]),
  );
  return (codes.match(/.{4}/g) ?? [])
    .map((code) => characters.get(code) ?? '')
    .map((text) => Buffer.from(text, 'hex').swap16().toString('utf16le'))
    .join('');
}

function unpacked(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('the document has no stream where one is due');
  return inflateSync(stream.getContents()).toString('latin1');
}
