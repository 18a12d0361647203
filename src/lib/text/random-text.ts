/** A text of such signs that nobody can guess, each as likely as the others. */
export function randomSigns(signs: string, length: number): string {
  // Above this a byte would favour the first signs.
  const fairBytes = 256 - (256 % signs.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length))) {
      if (byte < fairBytes) text += signs.charAt(byte % signs.length)
    }
  }
  return text
}
