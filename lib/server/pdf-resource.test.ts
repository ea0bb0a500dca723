import { describe, expect, it } from 'vitest'
import { sendPdfResource } from './pdf-resource'

describe('what the reader of PDF files may ask for', () => {
  it.each([
    ['standard_fonts', 'LiberationSans-Regular.ttf', 'application/octet-stream'],
    ['cmaps', 'UniJIS-UTF16-H.bcmap', 'application/octet-stream'],
    ['wasm', 'openjpeg.wasm', 'application/wasm'],
  ])('is sent from the installed package: %s/%s', async (kind, name, type) => {
    const answer = await sendPdfResource(kind, name)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
  })

  it.each([
    ['cmaps', '../package.json'],
    ['cmaps', '..%2Fpackage.json'],
    ['..', 'package.json'],
    ['build', 'pdf.mjs'],
    ['standard_fonts', 'LICENSE_LIBERATION'],
    ['constructor', 'name'],
    ['cmaps', 'Nowhere.bcmap'],
  ])('is nothing else: %s/%s', async (kind, name) => {
    expect((await sendPdfResource(kind, name)).status).toBe(404)
  })
})
