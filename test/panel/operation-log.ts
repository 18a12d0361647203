export interface OperationEntry {
  time: string
  username: string
  operation: string
  status: number
  /** What was sent, without secrets. */
  sent: unknown
}

export type OperationLog = OperationEntry[]

const SECRETS = ['password', 'current', 'refresh_token']

export function withoutSecrets(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutSecrets)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, SECRETS.includes(name) ? 'set' : withoutSecrets(value)])
  )
}
