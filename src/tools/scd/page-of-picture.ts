import { PAPER, usualPaper } from '#parts/downloads/pdf/paper.ts';

/** Margin of the page, points. */
const MARGIN_PT = 36;

/** A PDF document of one upright page with a picture. */
export async function pageOfPicture(picture: Blob): Promise<Blob> {
  const { PDFDocument } = await import('pdf-lib');
  const document = await PDFDocument.create();
  const image = await document.embedPng(await picture.arrayBuffer());
  const paper = PAPER[usualPaper(navigator.language)];
  const [width, height] = [paper.heightPt, paper.widthPt];
  const page = document.addPage([width, height]);
  const share = Math.min((width - 2 * MARGIN_PT) / image.width, (height - 2 * MARGIN_PT) / image.height);
  const size = { width: share * image.width, height: share * image.height };
  page.drawImage(image, { x: (width - size.width) / 2, y: height - MARGIN_PT - size.height, ...size });
  const bytes = await document.save();
  return new Blob([bytes.slice()], { type: 'application/pdf' });
}
