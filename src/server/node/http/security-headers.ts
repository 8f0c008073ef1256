import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Configuration } from '../configuration.ts';

/** Style elements that React Aria writes; everything else is in files. */
const KNOWN_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

type Options = Pick<Configuration, 'frameAncestors' | 'tileUrl' | 'hipsUrl'>;

/**
 * Headers of every response: no script but our own files and no eval, embeddable where configured and by isolated hosts,
 * readable from sandboxed frames.
 */
export function securityHeaders(options: Options): MiddlewareHandler {
  const headers = Object.entries({
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=()',
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}

/** The policy of all documents. */
export function contentSecurityPolicy({ frameAncestors, tileUrl, hipsUrl }: Options): string {
  const tiles = tileUrl === undefined ? [] : [tileOrigin(tileUrl)];
  const survey = hipsUrl === undefined ? [] : [new URL(hipsUrl).origin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...KNOWN_STYLES.map(hashSource)],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...survey],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...survey],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function tileOrigin(template: string): string {
  return new URL(template.replaceAll(/[{}]/g, '')).origin;
}
