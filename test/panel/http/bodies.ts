/** Undefined: the connection broke, or the signal has ended it. */
type Read<T> = { content: T } | 'too_large' | undefined

/** @param most characters; no more is read. */
export async function readText(request: Request, most: number, signal?: AbortSignal): Promise<Read<string>> {
  const decoder = new TextDecoder()
  let text = ''
  const outcome = await readPieces(
    request,
    piece => {
      text += decoder.decode(piece, { stream: true })
      return text.length <= most
    },
    signal
  )
  return outcome === 'read' ? { content: text + decoder.decode() } : outcome
}

/** @param most bytes; no more is read. */
export async function readBytes(request: Request, most: number, signal?: AbortSignal): Promise<Read<Uint8Array>> {
  const pieces: Uint8Array[] = []
  let length = 0
  const outcome = await readPieces(
    request,
    piece => {
      pieces.push(piece)
      length += piece.length
      return length <= most
    },
    signal
  )
  return outcome === 'read' ? { content: new Uint8Array(Buffer.concat(pieces)) } : outcome
}

/** @param take returns whether the body may go on. */
async function readPieces(
  { body }: Request,
  take: (piece: Uint8Array) => boolean,
  signal?: AbortSignal
): Promise<'read' | Exclude<Read<never>, object>> {
  if (!body) return 'read'
  const reader = body.getReader()
  const stop = () => void reader.cancel()
  signal?.addEventListener('abort', stop)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (signal?.aborted) return undefined
      if (done) return 'read'
      if (take(value)) continue
      await reader.cancel()
      return 'too_large'
    }
  } catch {
    return undefined
  }
}
