import { loadSurveyFacts, type SurveyFacts } from '#client/scd/survey-facts.ts';
import type { SkyPainterContext, SkyPainter } from '#render/painters/sky/sky-painter.ts';
import { createSurveyPainter, type SurveyInputs } from '#render/painters/sky/survey.ts';

/** Pictures of the sky that may be behind the chart. */
export type ShownSurvey = Pick<SurveyFacts, 'title' | 'copyright'> & {
  readonly makePainter: (context: SkyPainterContext) => SkyPainter<SurveyInputs>;
};

/** Opens the survey at an address. @throws RangeError for a survey that cannot be shown; what `fetch` throws. */
export async function openSurvey(address: string): Promise<ShownSurvey> {
  const { title, copyright, ...facts } = await loadSurveyFacts(address);
  return {
    title,
    copyright,
    makePainter: (context) => createSurveyPainter(context, { url: address, ...facts }),
  };
}
