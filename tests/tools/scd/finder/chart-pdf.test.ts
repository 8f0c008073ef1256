import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { PAPER } from '#parts/downloads/pdf/paper.ts';
import { chartPdf } from '#tools/scd/finder/chart-pdf.ts';
import { FINDER_INKS } from '#tools/scd/finder/finder-content.ts';
import { readFont } from '../../../parts/downloads/pdf-fixture.ts';
import { textOfPdf } from '../../../parts/downloads/pdf-text.ts';
import { finderContent } from './finder-fixture.ts';

test.each(['paper', 'night'] as const)(
  'a sky chart as PDF, in the colours of %s, lies on one page with its letters as texts and no picture of dots',
  async (colours) => {
    const facts = 'Object (1627) Ivar  ·  Site J04 ESA OGS, Tenerife';
    const chart = { ...finderContent(1), title: 'Sky chart', facts, ink: FINDER_INKS[colours] };
    const bytes = await chartPdf(chart, PAPER.A4, readFont);
    const read = await PDFDocument.load(bytes);
    expect(read.getPages().map((page) => page.getSize())).toEqual([{ width: 841.89, height: 595.28 }]);
    const lines = (await textOfPdf(bytes)).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Sky chart', facts, '30′', 'N', 'E']));
    const pictures = read.getPage(0).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
    expect(pictures?.keys() ?? []).toEqual([]);
  },
);
