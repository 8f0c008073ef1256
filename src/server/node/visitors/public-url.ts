import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isTrustedPeer, type TrustedProxies } from './visitor-address.ts';

/** What proxies say of the address that a visitor requested: the values of `X-Forwarded-Proto` and `X-Forwarded-Host`. */
export type ForwardedOrigin = { readonly proto: string | undefined; readonly host: string | undefined };

/**
 * The addresses by which visitors reach the service, which is used in links to it: behind a proxy that speaks TLS they differ
 * from what arrives at the socket.
 *
 * @param published origin that the operator named; it goes before what proxies say.
 */
export function publicUrlBy(trusted: TrustedProxies, published: URL | undefined): (c: Context) => URL {
  return (c) => {
    const url = new URL(c.req.url);
    if (published !== undefined) return onOrigin(url, published.protocol.slice(0, -1), published.host);
    const forwarded = { proto: c.req.header('x-forwarded-proto'), host: c.req.header('x-forwarded-host') };
    return forwardedUrl(url, getConnInfo(c).remote.address, forwarded, trusted);
  };
}

/**
 * An address with the scheme and host that trusted proxies give it; a header of any other peer, and one that names no scheme or
 * host, changes nothing.
 *
 * @param remote address at the other end of the connection.
 */
export function forwardedUrl(
  url: URL,
  remote: string | undefined,
  { proto, host }: ForwardedOrigin,
  trusted: TrustedProxies,
): URL {
  if (!isTrustedPeer(remote, trusted)) return url;
  const [scheme, place] = [proto, host].map((header) => ofOutermostProxy(header, trusted));
  return onOrigin(url, scheme, place);
}

/** Each proxy adds its value at the end, or sets the only one. */
function ofOutermostProxy(header: string | undefined, trusted: TrustedProxies): string | undefined {
  const values = header?.split(',').map((value) => value.trim()) ?? [];
  return trusted.kind === 'hops' ? (values.at(-trusted.hops) ?? values[0]) : values.at(-1);
}

const HOST = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

function onOrigin(url: URL, scheme: string | undefined, host: string | undefined): URL {
  const protocol = scheme === 'http' || scheme === 'https' ? `${scheme}:` : url.protocol;
  const origin = `${protocol}//${host !== undefined && HOST.test(host) ? host : url.host}`;
  return URL.canParse(origin) ? new URL(`${url.pathname}${url.search}`, origin) : url;
}
