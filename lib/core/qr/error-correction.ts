/** The field in which QR codes correct errors: bytes, modulo x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004). */
const MODULUS = 0x11d

function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * MODULUS)
    if ((other >>> bit) & 1) product ^= one
  }
  return product
}

/** The generator polynomial of a degree without its leading 1, from the highest power down. */
function generator(degree: number): readonly number[] {
  let polynomial: number[] = [...new Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    polynomial = polynomial.map((value, at) => multiply(value, root) ^ (polynomial[at + 1] ?? 0))
    root = multiply(root, 2)
  }
  return polynomial
}

/** The Reed–Solomon bytes that belong to a block of data, as many as asked for. */
export function correctionOf(data: readonly number[], count: number): readonly number[] {
  const divisor = generator(count)
  let rest: number[] = new Array<number>(count).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(divisor[at] ?? 0, factor))
  }
  return rest
}
