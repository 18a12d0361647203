/** 0 to 1, deterministic. */
export function hash(seed: number, step: number): number {
  let mixed = Math.imul(seed, 0x9e3779b1) ^ Math.imul(step, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}
