import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** Proxies that are trusted to report the address of a visitor: this many before the service, or those of some networks. */
export type TrustedProxies =
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'networks'; readonly networks: readonly Network[] };

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** Bits of an IPv6 address that identify a visitor's network; a visitor may change the others at will. */
const NETWORK_BITS = 64;

/**
 * Reads which proxies are trusted.
 *
 * @param text a number of proxies, `true` for one, `false` for none, or networks and addresses parted by commas.
 * @throws RangeError for any other text.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  if (text === '' || text === 'false') return { kind: 'hops', hops: 0 };
  if (text === 'true') return { kind: 'hops', hops: 1 };
  if (/^\d{1,2}$/.test(text)) return { kind: 'hops', hops: Number(text) };
  return { kind: 'networks', networks: text.split(',').map((part) => network(part.trim())) };
}

function network(text: string): Network {
  const [host = ''] = text.split('/', 1);
  const address = addressOf(host);
  if (address !== undefined && !text.includes('/')) return [address, 8 * address.toByteArray().length];
  if (address !== undefined && ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  throw new RangeError(`TRUST_PROXY must be a number of proxies or a list of networks, but names "${text}"`);
}

/** Names visitors by their address, IPv6 by the network of it. @param pseudonym another name used in its place. */
export function visitorByAddress(
  trusted: TrustedProxies,
  pseudonym: (name: string) => string,
): (c: Context) => string {
  return (c) =>
    pseudonym(visitorName(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), trusted));
}

/**
 * The name of a visitor.
 *
 * @param remote address at the other end of the connection. @param forwarded what proxies said, each adding at the end the
 * address of its client.
 */
export function visitorName(
  remote: string | undefined,
  forwarded: string | undefined,
  trusted: TrustedProxies,
): string {
  let nearest = addressOf(remote ?? '');
  if (nearest === undefined) return 'unknown';
  const hops = forwarded?.split(',').reverse() ?? [];
  for (const [hop, text] of hops.entries()) {
    if (!isTrusted(nearest, hop, trusted)) break;
    const next = addressOf(text.trim());
    if (next === undefined) break; // without an address there is no hop
    nearest = next;
  }
  return nameOf(nearest);
}

/** Whether the other end of a connection is a proxy whose headers count. @param remote its address. */
export function isTrustedPeer(remote: string | undefined, trusted: TrustedProxies): boolean {
  const peer = addressOf(remote ?? '');
  return peer !== undefined && isTrusted(peer, 0, trusted);
}

function isTrusted(proxy: Address, hop: number, trusted: TrustedProxies): boolean {
  if (trusted.kind === 'hops') return hop < trusted.hops;
  return trusted.networks.some(
    ([network, bits]) => network.kind() === proxy.kind() && proxy.match([network, bits]),
  );
}

function addressOf(text: string): Address | undefined {
  return isIP(text) === 0 ? undefined : ipaddr.process(text);
}

function nameOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const bytes = address.toByteArray().fill(0, NETWORK_BITS / 8);
  return `${ipaddr.fromByteArray(bytes).toString()}/${NETWORK_BITS}`;
}
