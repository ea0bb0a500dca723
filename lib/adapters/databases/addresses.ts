import { z } from 'zod'
import { type ServiceId, serviceIds } from '@/lib/contracts/connector'
import { serviceTable } from './service-table'

const Addresses = z.record(z.enum(serviceIds), z.string())

/** The addresses to use: the real ones, or `${sandboxBase}/<service>` for each where a sandbox is given. */
export function resolveAddresses(sandboxBase?: string): Record<ServiceId, string> {
  const base = sandboxBase?.replace(/\/$/, '')
  const addressOf = (service: ServiceId) =>
    base === undefined ? serviceTable[service].address : `${base}/${service}`
  return Addresses.parse(Object.fromEntries(serviceIds.map((service) => [service, addressOf(service)])))
}
