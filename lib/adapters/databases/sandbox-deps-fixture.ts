import { secretNames } from '@/lib/contracts/connector'
import { resolveAddresses } from './addresses'
import { createServiceLimiters, type ServiceDeps } from './ask-service'
import { createScieloListing } from './scielo-listing'

/** What connectors need to ask the sandbox at that address, its list of SciELO journals included. Throws when it lists none. */
export async function sandboxDeps(sandboxUrl: string): Promise<ServiceDeps> {
  const addresses = resolveAddresses(sandboxUrl)
  const deps: ServiceDeps = {
    addresses,
    secrets: Object.fromEntries(secretNames.map((name) => [name, 'sandbox-key'])),
    mailto: 'student@example.org',
    limiterOf: createServiceLimiters(addresses, 'student@example.org'),
    isSandbox: true,
    random: () => 0.5,
  }
  const listing = createScieloListing()
  listing.current(deps)
  await listing.settled()
  const scieloIssns = listing.current(deps)
  if (scieloIssns === null) throw new Error('the sandbox did not list its SciELO journals')
  return { ...deps, scieloIssns }
}
