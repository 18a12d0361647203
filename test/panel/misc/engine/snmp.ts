import { createSocket, type SocketType } from 'node:dgram'
import snmp, { type User, type Varbind } from 'net-snmp'
import { LOOPBACK } from '../../network/plant-network'
import { type RunningService, type SnmpSetup, type Steps, TestFailure } from '../engine'
import { recentUsers } from '../recent-users'
import { freeUdpPort } from './free-port'

/** The system group (RFC 3418). */
const SYSTEM = { sysDescr: '1.3.6.1.2.1.1.1', sysUpTime: '1.3.6.1.2.1.1.3', sysName: '1.3.6.1.2.1.1.5' }
const TIMEOUT_MS = 3000

/** Errors of net-snmp: of the community, and of the authentication or encryption of version 3. */
const WRONG_SECRET = new Set(['RequestFailedError', 'ResponseInvalidError'])

const MOST_PROVEN = 1000

interface MibRequest {
  instanceNode: { value: unknown }
  done(): void
}

/** A read-only agent. */
export async function startSnmpAgent({ settings, facts, attempts, ...events }: SnmpSetup): Promise<RunningService> {
  const port = await freeUdpPort(settings.port)
  const managers = recentUsers(settings.version === 'v3' ? settings.username : 'v2c', events)
  const name = settings.version === 'v3' ? settings.username : ''
  /**
   * From which the right secret came. Anybody can send datagrams in the name of a manager, and would keep it out by
   * wrong ones; guesses in the name of another address are of no use, as their answers go there.
   */
  const proven = new Set<string>()
  const dgramModule = {
    createSocket: (type: SocketType) =>
      socketFor(type, from => proven.has(from) || attempts.waitSeconds(name, from) === 0)
  }
  const agent = snmp.createAgent({ port, address: LOOPBACK, dgramModule }, (error, { rinfo } = {}) => {
    if (error?.rinfo && WRONG_SECRET.has(error.name) && !proven.has(error.rinfo.address))
      attempts.failed(name, error.rinfo.address)
    if (error || !rinfo) return
    if (proven.size < MOST_PROVEN) proven.add(rinfo.address)
    managers.note(rinfo.address)
    attempts.succeeded(name, rinfo.address)
  })
  if (settings.version === 'v3') agent.getAuthorizer().addUser(userOf(settings))
  else agent.getAuthorizer().addCommunity(settings.community ?? '')

  const { OctetString, TimeTicks } = snmp.ObjectType
  const provide = (scalar: keyof typeof SYSTEM, type: number, read: () => unknown) => {
    agent.registerProvider({
      name: scalar,
      type: snmp.MibProviderType.Scalar,
      oid: SYSTEM[scalar],
      scalarType: type,
      maxAccess: snmp.MaxAccess['read-only'],
      handler(request: MibRequest) {
        request.instanceNode.value = read()
        request.done()
      }
    })
    agent.getMib().setScalarValue(scalar, read())
  }
  provide('sysDescr', OctetString, () => facts().description)
  provide('sysUpTime', TimeTicks, () => Math.round(facts().upSeconds * 100))
  provide('sysName', OctetString, () => facts().name)

  return {
    port,
    close: () =>
      new Promise(resolve => {
        managers.forget()
        agent.close(() => resolve())
      })
  }
}

/** Drops what comes from elsewhere: an agent does not respond to a wrong secret either. */
function socketFor(type: SocketType, isAdmitted: (address: string) => boolean) {
  const socket = createSocket(type)
  const { emit } = socket
  socket.emit = (event: string, ...values: unknown[]) => {
    const [, sender] = values
    const from = event === 'message' && sender && typeof sender === 'object' && 'address' in sender && sender.address
    return typeof from === 'string' && !isAdmitted(from) ? false : Reflect.apply(emit, socket, [event, ...values])
  }
  return socket
}

/** @throws TestFailure */
export async function readSnmpName(port: number, { settings }: SnmpSetup, steps: Steps): Promise<string> {
  const session = await steps.run('request', () => openSession(port, settings))
  try {
    return await steps.run(
      'response',
      () =>
        new Promise<string>((resolve, reject) => {
          const failed = (code: TestFailure['code'], error?: Error) => reject(new TestFailure(code, error?.message))
          session.get([`${SYSTEM.sysName}.0`], (error, [found]: Varbind[] = []) => {
            if (error) failed(/timed out/i.test(error.message) ? 'no_reply' : 'invalid_reply', error)
            else if (!found || snmp.isVarbindError(found)) failed('invalid_reply')
            else resolve(String(found.value))
          })
        })
    )
  } finally {
    session.close()
  }
}

function openSession(port: number, settings: SnmpSetup['settings']) {
  const options = { port, timeout: TIMEOUT_MS, retries: 0 }
  if (settings.version === 'v3') return snmp.createV3Session(LOOPBACK, userOf(settings), options)
  return snmp.createSession(LOOPBACK, settings.community ?? '', { ...options, version: snmp.Version2c })
}

const userOf = ({ username, authPassword = '', privacyPassword = '' }: SnmpSetup['settings']): User => ({
  name: username,
  level: snmp.SecurityLevel.authPriv,
  authProtocol: snmp.AuthProtocols.sha,
  authKey: authPassword,
  privProtocol: snmp.PrivProtocols.aes,
  privKey: privacyPassword
})
