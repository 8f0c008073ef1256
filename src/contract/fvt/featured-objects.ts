/** Objects whose approaches are worth a look: large, visited by a spacecraft, or much observed. What they do is calculated. */
export const FEATURED_OBJECTS: readonly string[] = [
  '99942',
  '137108',
  '153814',
  '35396',
  '101955',
  '308635',
  '153201',
  '164207',
  '162173',
  '2024 YR4',
];

/** Years ahead in which the approaches of featured objects are searched for. */
export const FEATURED_YEARS = 30;
