import { createCipheriv, timingSafeEqual } from 'node:crypto'

export const CHALLENGE_BYTES = 16
/** VNC authentication uses the first eight bytes of a password as a key of DES (RFC 6143, 7.2.2). */
const KEY_BYTES = 8

/** What a client that knows the password sends back. */
export function responseTo(challenge: Buffer, password: string): Buffer {
  const key = Buffer.alloc(KEY_BYTES)
  key.write(password, 'latin1')
  const mirrored = key.map(mirror)
  // OpenSSL 3 has single DES only in its legacy provider; triple DES with the same key three times is the same.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([mirrored, mirrored, mirrored]), null)
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(challenge), cipher.final()])
}

export const isResponse = (response: Buffer, challenge: Buffer, password: string): boolean =>
  password !== '' && timingSafeEqual(response, responseTo(challenge, password))

/** The bits of each byte of the key are in reverse order. */
function mirror(byte: number): number {
  let mirrored = 0
  for (let bit = 0; bit < 8; bit += 1) mirrored |= ((byte >> bit) & 1) << (7 - bit)
  return mirrored
}
