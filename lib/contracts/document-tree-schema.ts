import { z } from 'zod'
import type { Block, DocumentTree, Inline, Shape, TableBlock } from './document-tree'

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL stores no NUL, and this is what is looked for.
const NO_NUL = /^[^\u0000]*$/
const plain = (max: number) => z.string().max(max).regex(NO_NUL)

const inline: z.ZodType<Inline> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: plain(20_000),
    bold: z.literal(true).exactOptional(),
    italic: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal('link'), text: plain(2_000), href: plain(2_000) }),
  z.object({ kind: z.literal('cite'), text: plain(2_000), keys: z.array(plain(80)).max(40) }),
])
const inlines = z.array(inline).max(1_000)

const base = {
  id: z.string().regex(/^[A-Za-z0-9.-]{1,120}$/),
  origin: z.object({ stage: plain(60), engine: plain(120) }).exactOptional(),
}

const table = z.object({
  ...base,
  kind: z.literal('table'),
  number: plain(20).exactOptional(),
  caption: plain(1_000),
  head: z.array(plain(500)).max(30),
  rows: z.array(z.array(inlines).max(30)).max(500),
  widths: z.array(z.number().min(0)).max(30),
  note: plain(2_000),
}) satisfies z.ZodType<TableBlock>

const tone = z.enum(['ink', 'soft', 'line', 'accent', 'warn', 'paper'])
const shape: z.ZodType<Shape> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rect'),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    tone,
  }),
  z.object({
    kind: z.literal('line'),
    x1: z.number(),
    y1: z.number(),
    x2: z.number(),
    y2: z.number(),
    tone,
    dashed: z.literal(true).exactOptional(),
  }),
  z.object({
    kind: z.literal('text'),
    x: z.number(),
    y: z.number(),
    text: plain(500),
    size: z.number().min(0).max(200),
    anchor: z.enum(['start', 'middle', 'end']),
    tone,
  }),
])

const block: z.ZodType<Block> = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    text: plain(1_000),
    numbered: z.boolean(),
  }),
  z.object({
    ...base,
    kind: z.literal('paragraph'),
    role: z.enum(['body', 'quote', 'note']),
    inlines,
  }),
  z.object({ ...base, kind: z.literal('list'), ordered: z.boolean(), items: z.array(inlines).max(500) }),
  table,
  z.object({
    ...base,
    kind: z.literal('figure'),
    caption: plain(1_000),
    alternative: plain(4_000),
    drawing: z.object({
      width: z.number().min(0),
      height: z.number().min(0),
      cuts: z.array(z.number().min(0)).max(200).exactOptional(),
      shapes: z.array(shape).max(5_000),
    }),
    note: plain(2_000),
    table,
  }),
  z.object({
    ...base,
    kind: z.literal('references'),
    entries: z.array(z.object({ key: plain(80), inlines })).max(500),
  }),
])

/** Checks a stored or handed-over document tree; its bounds keep one version from filling a database or a page. */
export const DocumentTreeSchema: z.ZodType<DocumentTree> = z.object({
  title: plain(1_000),
  subtitle: plain(1_000),
  author: plain(500),
  institution: plain(500),
  advisor: plain(500),
  city: plain(500),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  nature: plain(2_000),
  language: z.enum(['en', 'pt-BR', 'es']),
  style: z.enum(['abnt', 'apa']),
  keywords: z.array(plain(200)).max(30),
  banner: plain(500),
  chapters: z.array(z.object({ id: base.id, blocks: z.array(block).max(2_000) })).max(100),
})
