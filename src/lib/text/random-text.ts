/** A text of such signs that nobody can guess, each as likely as the others. */
export function randomText(characters: string, length: number): string {
  // Above this a byte would favour the first signs.
  const fairBytes = 256 - (256 % characters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length))) {
      if (byte < fairBytes) text += characters.charAt(byte % characters.length)
    }
  }
  return text
}
