import { generate } from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
}

export interface CertificateChoices {
  /** Names that it proves beside those of this machine. */
  names?: string[]
  /** Default: from now, for a year. */
  valid?: { notBeforeDate: Date; notAfterDate: Date }
}

/** A certificate that no browser trusts, as on a panel out of its box. */
export async function createCertificate(
  host: string,
  { names = [], valid }: CertificateChoices = {}
): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keySize: 2048,
    algorithm: 'sha256',
    ...valid,
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          ...names.map(value => ({ type: 2 as const, value })),
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' }
        ]
      }
    ]
  })
  return { key, cert }
}
