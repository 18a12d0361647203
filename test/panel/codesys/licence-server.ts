import { createServer } from 'node:tls'
import { lineChannel } from '../network/line-channel'
import type { PlantNetwork } from '../network/plant-network'
import { closing, portOf } from '../network/plant-server'
import { createCertificate } from '../server/certificate'
import { readRequest, signLicence } from './licence-file'
import { issueLicence, LICENCE_SERVER, type SoldCodes, soldCodes } from './licence-site'

export interface LicenceServerFaults {
  /** Accepts connections and does not reply. */
  silent?: boolean
  /** Replies with a licence of another panel. */
  forged?: boolean
  /** Presents a certificate that is no longer valid. */
  expired?: boolean
}

export interface LicenceServer {
  network: PlantNetwork
  sold: SoldCodes
  setFaults(faults: LicenceServerFaults): void
  /** What the licence site returns for a request file. */
  respond(request: Uint8Array): ReturnType<typeof issueLicence> | undefined
  close(): Promise<void>
}

const names = [LICENCE_SERVER.host]
const VALID = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2049-12-31') }
const EXPIRED = { ...VALID, notAfterDate: new Date('2024-12-31') }

/** The licence server of the maker on the loopback: TLS, then one line of JSON for each request and each response. */
export async function startLicenceServer(): Promise<LicenceServer> {
  const valid = await createCertificate(LICENCE_SERVER.host, { names, valid: VALID })
  const expired = await createCertificate(LICENCE_SERVER.host, { names, valid: EXPIRED })
  const sold = soldCodes()
  let faults: LicenceServerFaults = {}

  const activate = (key: string, code: string) => {
    const request = { hardware_key: key, code, request: null }
    const issued = issueLicence(sold, request, today())
    if (typeof issued === 'string') return { refused: issued }
    const forged = { format: 'codesys-licence', ...request, hardware_key: '1B0E77A9C4D2F356', issued: today() } as const
    return { licence: Buffer.from(faults.forged ? signLicence(forged) : issued).toString('base64') }
  }

  const server = createServer(valid, socket => {
    const channel = lineChannel(socket)
    channel.onLine(({ hardware_key: key, code }) => {
      if (!faults.silent) channel.send(activate(String(key), String(code)))
    })
  }).on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  const close = closing(server)

  return {
    network: {
      hosts: { [LICENCE_SERVER.host]: { [LICENCE_SERVER.port]: await portOf(server) } },
      authorities: [valid.cert, expired.cert]
    },
    sold,

    setFaults(next) {
      faults = next
      server.setSecureContext(next.expired ? expired : valid)
    },

    respond(bytes) {
      const request = readRequest(bytes)
      return request && issueLicence(sold, request, today())
    },
    close
  }
}

const today = () => new Date().toISOString().slice(0, 10).replace(/-/g, '/')
