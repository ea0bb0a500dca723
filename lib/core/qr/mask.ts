import { isDark, type QrSymbol, setFormat } from './qr-symbol'

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The symbol under the mask that a camera reads best: the one with the lowest penalty. */
export function bestMask(symbol: QrSymbol): QrSymbol {
  const masked = masks.map((_, at) => withMask(symbol, at))
  const penalties = masked.map(penaltyOf)
  return masked[penalties.indexOf(Math.min(...penalties))] ?? symbol
}

function withMask(symbol: QrSymbol, mask: number): QrSymbol {
  const flips = masks[mask]
  const dark = symbol.dark.map((row, y) =>
    row.map((value, x) => (symbol.isFunction[y]?.[x] ? value : value !== (flips?.(x, y) ?? false))),
  )
  const masked = { ...symbol, dark, isFunction: symbol.isFunction.map((row) => [...row]) }
  setFormat(masked, mask)
  return masked
}

/** Light and dark runs that look like a finder. */
const FINDER_LIKE = /(?=10111010000|00001011101)/g

/** ISO/IEC 18004, 7.8.3: long runs, blocks of one colour, what looks like a finder, and an uneven balance. */
function penaltyOf(symbol: QrSymbol): number {
  const { size } = symbol
  const at = Array.from({ length: size }, (_, index) => index)
  const text = (read: (index: number) => boolean) => at.map((index) => (read(index) ? '1' : '0')).join('')
  const lines = [
    ...at.map((y) => text((x) => isDark(symbol, x, y))),
    ...at.map((x) => text((y) => isDark(symbol, x, y))),
  ]
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
  const finders = lines.flatMap((line) => [...line.matchAll(FINDER_LIKE)])
  const dark = symbol.dark.flat().filter(Boolean).length
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    blocksOf(symbol) * 3 +
    finders.length * 40 +
    Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
  )
}

/** How many squares of two by two have one colour. */
function blocksOf(symbol: QrSymbol): number {
  let count = 0
  for (let y = 0; y < symbol.size - 1; y += 1)
    for (let x = 0; x < symbol.size - 1; x += 1) {
      const first = isDark(symbol, x, y)
      const others = [isDark(symbol, x + 1, y), isDark(symbol, x, y + 1), isDark(symbol, x + 1, y + 1)]
      if (others.every((one) => one === first)) count += 1
    }
  return count
}
