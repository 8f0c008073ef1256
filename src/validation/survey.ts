import type { ErrorComparison } from './comparison.ts';
import { measureSurvey } from './observer/survey.ts';
import { SOURCES } from './sources.ts';
import { once } from './once.ts';

const ROWS = { recorded: 765, cited: 10 };

const survey = once(measureSurvey);

/** What the search through all objects sees of recorded asteroids by its survey model. */
export const surveyComparisons: readonly ErrorComparison[] = [
  ofSurvey('place', {
    quantity: 'Survey: place',
    unit: 'arcsec',
    limit: 0.05,
    note: 'the survey model has no non-gravitational terms; 1I/ʻOumuamua is left out',
  }),
  ofSurvey('elevation', { quantity: 'Survey: elevation', unit: 'deg', limit: 0.01 }),
  ofSurvey('elongation from the Sun', {
    quantity: 'Survey: elongation from the Sun',
    unit: 'deg',
    limit: 0.02,
  }),
  ofSurvey('elongation from the Moon', {
    quantity: 'Survey: elongation from the Moon',
    unit: 'deg',
    limit: 0.06,
    note: 'printed to 0.1 deg',
  }),
  ofSurvey('magnitude', { quantity: 'Survey: V magnitude (H-G)', unit: 'mag', limit: 0.005 }),
];

function ofSurvey(
  found: string,
  comparison: Pick<ErrorComparison, 'quantity' | 'unit' | 'limit' | 'note'>,
): ErrorComparison {
  return {
    kind: 'errors',
    id: `survey-${found.toLowerCase().replaceAll(' ', '-')}`,
    topic: 'Survey of all objects',
    authority: 'Horizons, 17 asteroids from X05',
    sources: [SOURCES.smallBodies, SOURCES.states],
    rows: ROWS,
    ...comparison,
    measure: (references, ephemeris) => survey(references, ephemeris).cases(found),
  };
}
