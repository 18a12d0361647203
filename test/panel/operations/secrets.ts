const SECRET = /(^|_)(password|passphrase|secret|pin)$|^(current|refresh_token|content)$/
/** One-time keys in the path of a call. */
const SECRET_PARAMETERS = ['code', 'ticket']

export const isSecretField = (name: string) => SECRET.test(name)

export const isSecretParameter = (name: string) => SECRET_PARAMETERS.includes(name)

/** Replaces passwords and file contents by 'set' at any depth. */
export function withoutSecrets(sent: unknown): unknown {
  if (sent instanceof Uint8Array) return `${sent.length} bytes`
  if (Array.isArray(sent)) return sent.map(withoutSecrets)
  if (typeof sent !== 'object' || sent === null) return sent
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, isSecretField(name) ? 'set' : withoutSecrets(value)])
  )
}

/** The path of a call without its one-time keys. */
export function pathWithoutSecrets(path: string, params: Record<string, string>): string {
  const secrets = SECRET_PARAMETERS.flatMap(name => params[name] ?? [])
  return secrets.reduce((text, secret) => text.replace(encodeURIComponent(secret), '…'), path)
}
