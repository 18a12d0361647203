import { generate } from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
}

/** A certificate that no browser trusts, as on a panel out of its box. */
export async function createCertificate(host: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' }
        ]
      }
    ]
  })
  return { key, cert }
}
