import type { Plugin } from 'vite';

/**
 * gl-matrix makes some of its functions by calling another when it is loaded, which a bundler must keep for fear that the
 * call does something: marked as pure, those that nothing uses go, a kilobyte of the page.
 */
export const dropUnusedOfGlMatrix: Plugin = {
  name: 'drop-unused-of-gl-matrix',
  transform: {
    filter: { id: /gl-matrix\/esm/ },
    handler: (code) => code.replaceAll('= function () {', '= /* @__PURE__ */ function () {'),
  },
};

/** The page speaks British English, whose calendar is the Gregorian one: the other eleven go. */
export const gregorianCalendarAlone: Plugin = {
  name: 'gregorian-calendar-alone',
  transform: {
    filter: { id: /@internationalized\/date\/.*\/createCalendar\.mjs/ },
    handler: () => `
      import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
      export const createCalendar = () => new GregorianCalendar();
    `,
  },
};
