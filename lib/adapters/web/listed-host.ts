/**
 * Whether a host stands in a list of host names; `*.example.org` stands for every host below example.org, not for itself. Case and a
 * dot at the end do not count.
 */
export function isListedHost(host: string, listed: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return listed.some((entry) => (entry.startsWith('*.') ? name.endsWith(entry.slice(1)) : name === entry))
}
