import type REGL from 'regl';
import { createViewScope } from './layer.ts';

/**
 * Every draw command there is, by name. The code that regl generates for them is kept in `context/cached-code.js`; what is
 * not in this list cannot run under a strict Content-Security-Policy.
 */
export const ALL_COMMANDS: Readonly<Record<string, (regl: REGL.Regl) => unknown>> = {
  'view scope': createViewScope,
};
