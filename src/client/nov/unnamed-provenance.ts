import type { TableFacts } from '#contract/nov/perturbed.ts';

/** What is said of an orbit whose source the service does not name. */
export const UNNAMED_PROVENANCE: TableFacts['provenance'] = {
  source: 'not named by the service',
  catalogueDate: '',
};
