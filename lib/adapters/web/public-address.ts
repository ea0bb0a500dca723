import net from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only IPv6 range from which public addresses are given out (RFC 4291, IANA registry of IPv6 unicast space). */
const globalIpv6 = ipaddr.parseCIDR('2000::/3')

/** A public address by its range, but one cloud's machines reach their own host by it. */
const hostOfAzure = '168.63.129.16'

/**
 * Whether an address belongs to the public internet. Loopback, private, link-local, carrier, multicast, documentation and
 * metadata ranges do not, nor do IPv6 forms that carry an IPv4 address (compatible, NAT64, 6to4, Teredo); a mapped one
 * counts as the IPv4 address that it is.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  if (net.isIP(bare) === 0) return false
  const parsed = ipaddr.process(bare)
  if (parsed.range() !== 'unicast' || parsed.toString() === hostOfAzure) return false
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6)
}
