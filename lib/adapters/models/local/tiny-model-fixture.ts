import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A model of a few hundred bytes for tests: the mean of one row of a table for each word, written as ONNX and as a tokenizer. */
const words = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'remote',
  'telework',
  'coral',
  'reef',
  'query',
  'passage',
  ':',
]
/** Remote work and telework point one way, coral reefs another; the rest nowhere. */
const table = words.map((word) => {
  if (word === 'remote' || word === 'telework') return [1, 0, 0, 0.1]
  if (word === 'coral' || word === 'reef') return [0, 1, 0, 0.1]
  return [0, 0, 0, 0.1]
})

type Wire = readonly number[]
const varint = (value: number): Wire =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
const number = (field: number, value: number): Wire => [...varint(field * 8), ...varint(value)]
const bytes = (field: number, value: Wire): Wire => [
  ...varint(field * 8 + 2),
  ...varint(value.length),
  ...value,
]
const text = (field: number, value: string): Wire => bytes(field, [...Buffer.from(value)])

const FLOAT = 1
const INT64 = 7
/** A value of the graph: its name, its type, and how long it is in each direction. */
function valueInfo(name: string, type: number, directions: readonly string[]): Wire {
  const shape = directions.flatMap((direction) => bytes(1, text(2, direction)))
  return [...text(1, name), ...bytes(2, bytes(1, [...number(1, type), ...bytes(2, shape)]))]
}

function onnxModel(): Uint8Array {
  const raw = [...Buffer.from(Float32Array.from(table.flat()).buffer)]
  const [first = []] = table
  const tensor = [
    ...number(1, table.length),
    ...number(1, first.length),
    ...number(2, FLOAT),
    ...text(8, 'table'),
    ...bytes(9, raw),
  ]
  const node = [
    ...text(1, 'table'),
    ...text(1, 'input_ids'),
    ...text(2, 'last_hidden_state'),
    ...text(4, 'Gather'),
  ]
  const graph = [
    ...bytes(1, node),
    ...text(2, 'tiny'),
    ...bytes(5, tensor),
    ...bytes(11, valueInfo('input_ids', INT64, ['batch', 'sequence'])),
    ...bytes(12, valueInfo('last_hidden_state', FLOAT, ['batch', 'sequence', 'hidden'])),
  ]
  return Uint8Array.from([
    ...number(1, 8),
    ...bytes(7, graph),
    ...bytes(8, [...text(1, ''), ...number(2, 13)]),
  ])
}

const special = (content: string) => ({
  id: words.indexOf(content),
  content,
  single_word: false,
  lstrip: false,
  rstrip: false,
  normalized: false,
  special: true,
})

const tokenizer = {
  version: '1.0',
  truncation: null,
  padding: null,
  added_tokens: ['[PAD]', '[UNK]', '[CLS]', '[SEP]'].map(special),
  normalizer: {
    type: 'BertNormalizer',
    clean_text: true,
    handle_chinese_chars: true,
    strip_accents: null,
    lowercase: true,
  },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [
      { SpecialToken: { id: '[CLS]', type_id: 0 } },
      { Sequence: { id: 'A', type_id: 0 } },
      { SpecialToken: { id: '[SEP]', type_id: 0 } },
    ],
    pair: [],
    special_tokens: Object.fromEntries(
      ['[CLS]', '[SEP]'].map((token) => [token, { id: token, ids: [words.indexOf(token)], tokens: [token] }]),
    ),
  },
  decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(words.map((word, at) => [word, at])),
  },
}

/** The files of the model, by their path in its folder. */
export const tinyModelFiles: Readonly<Record<string, Uint8Array>> = {
  'config.json': json({ model_type: 'bert', hidden_size: 4, vocab_size: words.length }),
  'tokenizer_config.json': json({
    tokenizer_class: 'BertTokenizer',
    model_max_length: 512,
    pad_token: '[PAD]',
  }),
  'tokenizer.json': json(tokenizer),
  'onnx/model_quantized.onnx': onnxModel(),
}

function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value))
}

/** Writes the model into a folder of its name. */
export function writeTinyModel(folder: string, name: string): void {
  for (const [file, content] of Object.entries(tinyModelFiles)) {
    const target = path.join(folder, name, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}
