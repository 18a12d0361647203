/** The first 32 bits of the fractional part of a root of a prime (FIPS 180-4, 4.2.2 and 5.3.3). */
const fractionOf = (root: number) => (root - Math.floor(root)) * 2 ** 32

const PRIMES = primes(64)
const CONSTANTS = Uint32Array.from(PRIMES, prime => fractionOf(Math.cbrt(prime)))
const BEGINNING = PRIMES.slice(0, 8).map(prime => fractionOf(Math.sqrt(prime)))
const BLOCK = 64
const LENGTH_BYTES = 8

/** As hexadecimal text (FIPS 180-4). Browsers have one of their own only on secure pages, and a panel is often opened over http. */
export function sha256(message: Uint8Array): string {
  const hash = Uint32Array.from(BEGINNING)
  const bytes = padded(message)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length; at += BLOCK) addBlock(hash, view, at)
  return Array.from(hash, word => word.toString(16).padStart(8, '0')).join('')
}

function padded(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK)
  const bytes = new Uint8Array(blocks * BLOCK)
  bytes.set(message)
  bytes[message.length] = 0x80
  const bits = message.length * 8
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(bits / 2 ** 32))
  view.setUint32(bytes.length - 4, bits)
  return bytes
}

function addBlock(hash: Uint32Array, view: DataView, start: number): void {
  const words = new Uint32Array(BLOCK)
  const word = (index: number) => words[index] ?? 0
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let round = 0; round < BLOCK; round++) {
    words[round] = round < 16 ? view.getUint32(start + round * 4) : scheduled(word, round)
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = h + mixed + ((e & f) ^ (~e & g)) + (CONSTANTS[round] ?? 0) + word(round)
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + value
}

function scheduled(word: (index: number) => number, round: number): number {
  const [near, far] = [word(round - 2), word(round - 15)]
  const first = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
  const second = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
  return word(round - 16) + first + word(round - 7) + second
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

function primes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every(prime => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}
