import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { packageRoot } from './package-root'

/** What the browser's reader of PDF files may ask for while it draws: character maps, the standard fonts, decoders, colours. */
const kinds: Readonly<Record<string, RegExp>> = {
  cmaps: /^[A-Za-z0-9-]{1,60}\.bcmap$/,
  standard_fonts: /^[A-Za-z0-9-]{1,60}\.(?:ttf|pfb)$/,
  wasm: /^[a-z0-9_-]{1,60}\.(?:wasm|js)$/,
  iccs: /^[A-Za-z0-9_-]{1,60}\.icc$/,
}
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
}
/** They change with the installed package only, under names that stay. */
const KEPT = 'public, max-age=86400'

/** A file of the installed reader; 404 for everything else, whatever the name spells. */
export async function sendPdfResource(kind: string, name: string): Promise<Response> {
  const pattern = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  const bytes = pattern?.test(name)
    ? await readFile(path.join(readerHome(), kind, name)).catch(() => null)
    : null
  if (!bytes) return new Response(null, { status: 404 })
  const type = types[path.extname(name)] ?? 'application/octet-stream'
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type, 'cache-control': KEPT } })
}

/** Asked for at run time, so that no bundler takes the whole package along. */
function readerHome(): string {
  const resolve = createRequire(path.join(packageRoot(), 'package.json')).resolve
  return path.dirname(resolve(/* turbopackIgnore: true */ ['pdfjs-dist', 'package.json'].join('/')))
}
