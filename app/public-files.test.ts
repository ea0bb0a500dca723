import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Manifest = z.object({
  start_url: z.literal('/'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
})

/** Width and height from the header of a PNG. */
function sizeOf(png: Buffer): string {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test('each icon of the manifest is there, in the size it says', () => {
  const { icons } = Manifest.parse(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')))
  expect(icons.map(({ src }) => sizeOf(readFileSync(`public${src}`)))).toEqual(
    icons.map(({ sizes }) => sizes),
  )
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

test('favicon.ico holds the sizes that browsers show', () => {
  const icon = readFileSync('public/favicon.ico')
  expect([...icon.subarray(0, 4)]).toEqual([0, 0, 1, 0])
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, at) => 6 + 16 * at)
  const sizes = entries.map((at) => sizeOf(icon.subarray(icon.readUInt32LE(at + 12))))
  expect(sizes).toEqual(['16x16', '32x32', '48x48'])
})

test('search engines stay out of projects and of what a link opens', () => {
  const lines = readFileSync('public/robots.txt', 'utf8').split('\n')
  expect(lines).toContain('User-agent: *')
  for (const path of ['/projects/', '/shared/', '/api/', '/account/'])
    expect(lines).toContain(`Disallow: ${path}`)
})
