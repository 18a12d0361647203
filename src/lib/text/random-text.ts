/** Unguessable text of the given characters, all equally likely. */
export function randomText(characters: string, length: number): string {
  // Bytes above this would favour the first characters.
  const fairBytes = 256 - (256 % characters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length))) {
      if (byte < fairBytes) text += characters.charAt(byte % characters.length)
    }
  }
  return text
}
