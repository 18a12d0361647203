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
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, SECRETS.includes(name) ? 'set' : value]))
}
