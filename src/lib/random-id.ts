const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Above this a byte would favour the first signs. */
const FAIR_BYTES = 256 - (256 % SIGNS.length)

/** Temporary ids have 5 characters (specification section 9); `randomUUID` is missing on plain http. */
export function randomId(length = 5): string {
  let id = ''
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - id.length))) {
      if (byte < FAIR_BYTES) id += SIGNS.charAt(byte % SIGNS.length)
    }
  }
  return id
}
