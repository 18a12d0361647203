export type PemLabel = 'CERTIFICATE' | 'CERTIFICATE REQUEST' | 'X509 CRL'

/** As text of 64 columns (RFC 7468). */
export function toPem(label: PemLabel, der: Uint8Array): string {
  const lines = Buffer.from(der)
    .toString('base64')
    .replace(/.{1,64}/g, '$&\n')
  return `-----BEGIN ${label}-----\n${lines}-----END ${label}-----\n`
}

/** The DER in a file that is DER or PEM; of several blocks the first with that label. */
export function derOf(label: PemLabel, file: Uint8Array): Buffer | undefined {
  const text = Buffer.from(file).toString('latin1')
  if (!text.includes('-----BEGIN ')) return Buffer.from(file)
  const block = new RegExp(`-----BEGIN ${label}-----\\s([A-Za-z0-9+/=\\s]+)-----END ${label}-----`).exec(text)?.[1]
  return block === undefined ? undefined : Buffer.from(block, 'base64')
}
