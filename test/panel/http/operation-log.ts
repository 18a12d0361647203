export interface OperationEntry {
  time: string
  username: string
  operation: string
  /** The path of the call. */
  target: string
  status: number
  /** The body of the request, without secrets. */
  sent: unknown
}

export type OperationLog = OperationEntry[]

const SECRET = /(^|_)(password|passphrase|secret|pin)$|^(current|refresh_token|content)$/

/** Replaces passwords and file contents by 'set' at any depth. */
export function withoutSecrets(sent: unknown): unknown {
  if (sent instanceof Uint8Array) return `${sent.length} bytes`
  if (Array.isArray(sent)) return sent.map(withoutSecrets)
  if (typeof sent !== 'object' || sent === null) return sent
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, SECRET.test(name) ? 'set' : withoutSecrets(value)])
  )
}
