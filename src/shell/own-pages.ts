import { ROUTES } from '#parts/routes.ts';

/** Pages of plain text about the toolkit itself, as the footer lists them. */
export const OWN_PAGES = [
  { title: 'About the centre', href: ROUTES.about },
  { title: 'Terms and conditions', href: ROUTES.terms },
  { title: 'Privacy', href: ROUTES.privacy },
  { title: 'Provenance', href: ROUTES.provenance },
  { title: 'Validation', href: ROUTES.validation },
];

/** The description of the interface; the menu lists it. */
export const DOCS_PAGE = { title: 'REST service', href: ROUTES.docs };
