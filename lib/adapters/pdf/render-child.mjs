/**
 * The process that draws one document. It reads the tree as JSON from stdin, writes the PDF to stdout and ends.
 * It is plain JavaScript because it is started by path, both from the sources and from a built server; the renderer itself
 * runs from source. Nothing here fetches an address: fonts are files of an installed package.
 */
import { text } from 'node:stream/consumers'
import { register } from 'tsx/esm/api'

register()
// Reading and loading take their time side by side.
const [tree, { renderPdf }, { notoSerif }] = await Promise.all([
  text(process.stdin).then(JSON.parse),
  import('./render-pdf.tsx'),
  import('./render/fonts.ts'),
])
const bytes = await renderPdf(tree, { fonts: notoSerif() })
process.stdout.write(bytes, () => process.exit(0))
