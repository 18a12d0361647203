/** The number of arguments that every browser accepts in a call. */
const CHUNK = 8192

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK))
  }
  return btoa(text)
}

/** @throws DOMException for other text */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), character => character.charCodeAt(0))
}
