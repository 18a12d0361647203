import { certificateFault } from '../network/certificate-fault'
import { gatewayFault } from '../network/gateway-fault'
import { type Line, lineChannel } from '../network/line-channel'
import type { Network } from '../network/network'
import { openSocket, startTls } from '../network/open-socket'
import { loopbackPort } from '../network/plant-network'
import type { PanelState } from '../state'
import { readLicence } from './licence-file'
import { LICENCE_SERVER } from './licence-site'

interface Context {
  state: PanelState
  network: Network
  /** The wall clock of the panel: certificates are checked against it, right or wrong. */
  now: () => number
  timeoutMs: number
}

type Code = 'code_unknown' | 'code_used' | 'licence_server_unreachable' | 'licence_server_untrusted'

export class LicenceFailure extends Error {
  override name = 'LicenceFailure'
  constructor(
    readonly code: Code,
    detail = ''
  ) {
    super(detail)
  }
}

/** Has the licence server activate a code for this panel. @throws LicenceFailure */
export async function activateOnline(context: Context, code: string): Promise<void> {
  const { state, timeoutMs } = context
  const hardwareKey = state.hardware.hardwareKey
  const channel = lineChannel(await connect(context))
  let reply: Line
  try {
    channel.send({ hardware_key: hardwareKey, code })
    reply = await orFailure('licence_server_unreachable', channel.next(timeoutMs))
  } finally {
    channel.close()
  }
  const { refused, licence: content } = reply
  if (refused === 'code_unknown' || refused === 'code_used') throw new LicenceFailure(refused)
  const licence = readLicence(Buffer.from(String(content), 'base64'))
  if (typeof licence === 'string') throw new LicenceFailure('licence_server_untrusted', licence)
  if (licence.hardware_key !== hardwareKey)
    throw new LicenceFailure('licence_server_untrusted', 'the licence is for another hardware key')
}

async function connect({ state, network, now, timeoutMs }: Context) {
  const { host, port } = LICENCE_SERVER
  const fault = gatewayFault({ state, network }) ?? (network.dnsServer() ? undefined : 'no DNS server responds')
  if (fault) throw new LicenceFailure('licence_server_unreachable', fault)
  const found = loopbackPort(state.codesysNetwork, host, port)
  if (typeof found !== 'number') throw new LicenceFailure('licence_server_unreachable', `getaddrinfo ENOTFOUND ${host}`)
  const socket = await orFailure('licence_server_unreachable', openSocket(found, timeoutMs))
  socket.on('error', () => {})
  const options = {
    servername: host,
    ca: state.codesysNetwork.authorities,
    checkServerIdentity: (name: string, certificate: Parameters<typeof certificateFault>[1]) =>
      certificateFault(name, certificate, now())
  }
  return orFailure('licence_server_untrusted', startTls(socket, options, timeoutMs))
}

async function orFailure<T>(code: Code, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new LicenceFailure(code, error instanceof Error ? error.message : '')
  }
}
