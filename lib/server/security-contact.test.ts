import { afterEach, expect, it, vi } from 'vitest'

const now = new Date('2026-11-22T12:00:00Z')

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The settings are read once; each case reads them anew. */
async function contact(settings: Readonly<Record<string, string>>): Promise<Response> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { securityContact } = await import('./security-contact')
  return securityContact(now)
}

it('names the address of this installation, for half a year from now', async () => {
  const answer = await contact({
    CONTACT_EMAIL: 'library@example.org',
    PUBLIC_URL: 'https://carrel.example.org/',
  })
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:library@example.org',
      'Expires: 2027-05-21T12:00:00.000Z',
      'Preferred-Languages: en, pt, es',
      'Canonical: https://carrel.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('is not there when nobody is named', async () => {
  await expect(contact({ CONTACT_EMAIL: '' })).rejects.toMatchObject({ code: 'not-found' })
})
