/**
 * Terminology
 *   module    one square of the symbol; dark is true
 *   version   its size: 17 + 4 × version modules a side
 *   function  a module that is the same whatever is written: finders, timing, alignment, format
 */

export interface QrSymbol {
  readonly version: number
  readonly size: number
  readonly dark: boolean[][]
  readonly isFunction: boolean[][]
}

/** An empty symbol of a version with everything that does not depend on the data; format bits are set by `setFormat`. */
export function emptySymbol(version: number): QrSymbol {
  const size = 17 + 4 * version
  const grid = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const symbol = { version, size, dark: grid(), isFunction: grid() }
  for (let at = 0; at < size; at += 1) {
    put(symbol, at, 6, at % 2 === 0)
    put(symbol, 6, at, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    finder(symbol, x, y)
  const places = alignmentPlaces(version, size)
  const last = places.at(-1)
  // The three corners hold finders.
  for (const x of places)
    for (const y of places)
      if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)))
        alignment(symbol, x, y)
  setFormat(symbol, 0)
  if (version >= 7) setVersion(symbol)
  return symbol
}

/** Writes which mask is used, at error correction level M. */
export function setFormat(symbol: QrSymbol, mask: number): void {
  const { size } = symbol
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412
  const bit = (at: number) => ((bits >>> at) & 1) === 1
  for (let at = 0; at < 6; at += 1) put(symbol, 8, at, bit(at))
  put(symbol, 8, 7, bit(6))
  put(symbol, 8, 8, bit(7))
  put(symbol, 7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) put(symbol, 14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) put(symbol, size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) put(symbol, 8, size - 15 + at, bit(at))
  put(symbol, 8, size - 8, true)
}

function setVersion(symbol: QrSymbol): void {
  const { version, size } = symbol
  const bits = (version << 12) | remainder(version, 12, 0x1f25)
  for (let at = 0; at < 18; at += 1) {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)]
    put(symbol, far, near, ((bits >>> at) & 1) === 1)
    put(symbol, near, far, ((bits >>> at) & 1) === 1)
  }
}

/** The remainder of a value shifted by `degree` bits, by a BCH generator. */
function remainder(value: number, degree: number, by: number): number {
  let rest = value
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * by)
  return rest
}

/** Whether a module is dark; outside of the symbol everything is light. */
export function isDark({ dark }: QrSymbol, x: number, y: number): boolean {
  return dark[y]?.[x] ?? false
}

export function put({ dark, isFunction, size }: QrSymbol, x: number, y: number, value: boolean): void {
  const [row, kinds] = [dark[y], isFunction[y]]
  if (!row || !kinds || x < 0 || x >= size) return
  row[x] = value
  kinds[x] = true
}

function finder(symbol: QrSymbol, x: number, y: number): void {
  for (let dy = -4; dy <= 4; dy += 1)
    for (let dx = -4; dx <= 4; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      put(symbol, x + dx, y + dy, ring !== 2 && ring !== 4)
    }
}

function alignment(symbol: QrSymbol, x: number, y: number): void {
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -2; dx <= 2; dx += 1)
      put(symbol, x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
}

function alignmentPlaces(version: number, size: number): readonly number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const rest = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step)
  return [6, ...rest.reverse()]
}
