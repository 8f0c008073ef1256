/** The provenance of rows of which a test needs none. */
export const NO_PROVENANCE = {
  forceModel: '',
  ephemeris: '',
  catalogueDate: '',
  observer: '',
  software: '',
  calculatedAt: '',
};
