import { expect, test } from 'vitest';
import { readSurveyFacts } from '#client/scd/survey-facts.ts';

const PROPERTIES = `
# a survey
creator_did          = ivo://CDS/P/DSS2/color
obs_title            = DSS colored
obs_copyright        = Digitized Sky Survey - STScI/NASA
hips_order           = 9
hips_tile_width      = 512
hips_tile_format     = jpeg png
hips_frame           = equatorial
`;

test('a survey of pictures of the sky says what it is called, whose it is, how sharp it is and how it lies', () => {
  expect(readSurveyFacts(PROPERTIES)).toEqual({
    title: 'DSS colored',
    copyright: 'Digitized Sky Survey - STScI/NASA',
    fileType: 'jpg',
    maxOrder: 9,
    tileWidth: 512,
    frame: 'equatorial',
  });
});

test('a survey of pictures of the sky has tiles of 512 pixels where it does not say, and may be of png alone and have no title', () => {
  expect(readSurveyFacts('hips_order=5\r\nhips_tile_format=png fits\r\nhips_frame=galactic')).toEqual({
    title: 'Survey without a title',
    copyright: '',
    fileType: 'png',
    maxOrder: 5,
    tileWidth: 512,
    frame: 'galactic',
  });
});

test.each([
  ['hips_frame           = equatorial', 'hips_frame = ecliptic', 'equatorial or galactic'],
  ['hips_tile_format     = jpeg png', 'hips_tile_format = fits', 'jpeg or png, but are "fits"'],
  ['hips_order           = 9', 'hips_order = 40', 'from 3 to 24, but is "40"'],
  ['hips_order           = 9', '', 'but is ""'],
  ['hips_tile_width      = 512', 'hips_tile_width = 1e9', 'hips_tile_width'],
])(
  'a survey of pictures of the sky is refused by name where it cannot be shown: %s → %s',
  (line, instead, message) => {
    expect(() => readSurveyFacts(PROPERTIES.replace(line, instead))).toThrow(message);
  },
);

test('a survey of pictures of the sky is refused where it talks without end', () => {
  expect(() => readSurveyFacts('x'.repeat(100_001))).toThrow(RangeError);
});
