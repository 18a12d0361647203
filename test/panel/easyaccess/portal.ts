import type { Socket } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { type Line, type LineChannel, lineChannel } from '../network/line-channel'
import { closing, portOf } from '../network/plant-server'
import { type Certificate, createCertificate } from '../server/certificate'
import { type Forwarding, forwardTo } from './forwarding'
import { SERVERS } from './servers'

/** A panel as the portal knows it. */
export interface KnownPanel {
  licence: 'none' | 'active' | 'expired' | { trialUntil: string }
  domain: string | null
  idleMinutes: number | null
}

export interface PortalFaults {
  /** Accepts connections and does not reply to a login. */
  silent?: boolean
  /** Refuses each login with this code. */
  code?: number
  /** Presents a certificate that is no longer valid, or that of another name. */
  certificate?: 'expired' | 'other_name'
}

export interface Portal {
  /** The port of this machine on which the servers of all locations listen. */
  port: number
  authorities: string[]
  panels: Map<string, KnownPanel>
  faults: PortalFaults
  setFaults(faults: PortalFaults): void
  /** Somebody uses the connection of a panel, or nobody any more. */
  occupy(key: string, by: string | null): void
  /** Adds a panel that is connected to a domain. @returns whether id and password were right */
  addToDomain(id: string, password: string, domain: string): boolean
  setDomain(key: string, domain: string | null): void
  /** Forwards a port of this machine to a device behind a connected panel. */
  forward(key: string, address: string, port: number): Promise<Forwarding>
  /** Ends the sessions of all panels. */
  drop(): void
  close(): Promise<void>
}

interface Session extends LineChannel {
  key: string
  id: string
  password: string
}

/** Who books licences in the portal. */
export const PARTNERS: Record<string, string> = { oem_plant: 'partner-3152' }

const VALID = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2049-12-31') }
const EXPIRED = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2024-12-31') }
const UNKNOWN_KEY = 1
const EXPIRED_LICENCE = 3

/** The servers of the portal: TLS, then a line of JSON for each message. */
export async function startPortal(): Promise<Portal> {
  const names = Object.values(SERVERS)
  const certificates = {
    valid: await createCertificate('easyaccess.example', { names, valid: VALID }),
    expired: await createCertificate('easyaccess.example', { names, valid: EXPIRED }),
    other_name: await createCertificate('other.example', { valid: VALID })
  }
  const panels = new Map<string, KnownPanel>()
  const sessions = new Set<Session>()
  const faults: PortalFaults = {}

  const loginCode = (key: string, type: unknown): number => {
    if (faults.code !== undefined) return faults.code
    const panel = panels.get(key)
    if (!panel || (panel.licence === 'none' && type !== 'activate')) return UNKNOWN_KEY
    return panel.licence === 'expired' ? EXPIRED_LICENCE : 0
  }

  const replyTo = (line: Line, channel: LineChannel) => {
    const key = String(line.key)
    const code = loginCode(key, line.type)
    if (line.type === 'activate') return channel.send({ code: code || activate(panels, line) })
    const { domain = null, idleMinutes = null, licence } = panels.get(key) ?? {}
    const trialUntil = typeof licence === 'object' ? licence.trialUntil : null
    channel.send({ code, domain, idle_minutes: idleMinutes, trial_until: trialUntil })
    if (code !== 0 || line.type !== 'login') return
    const session = { ...channel, key, id: String(line.session_id), password: String(line.session_password) }
    sessions.add(session)
    channel.onClose(() => sessions.delete(session))
  }

  const serve = (socket: Socket) => {
    const channel = lineChannel(socket)
    channel.onLine(line => {
      // Events belong to the connections of remote users.
      if (!faults.silent && line.event === undefined) replyTo(line, channel)
    })
  }
  const server: Server = createServer(certificates.valid, serve).on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  const close = closing(server)
  const sessionsOf = (key: string) => [...sessions].filter(session => session.key === key)
  const setDomain = (key: string, domain: string | null) => {
    const panel = panels.get(key)
    if (panel) panel.domain = domain
    for (const session of sessionsOf(key)) session.send({ event: 'domain', domain })
  }

  return {
    port: await portOf(server),
    authorities: Object.values<Certificate>(certificates).map(({ cert }) => cert),
    panels,
    faults,

    setFaults(next) {
      for (const name of ['silent', 'code', 'certificate'] as const) delete faults[name]
      Object.assign(faults, next)
      server.setSecureContext(certificates[next.certificate ?? 'valid'])
    },

    occupy(key, by) {
      for (const session of sessionsOf(key)) session.send({ event: 'occupied', by })
    },

    addToDomain(id, password, domain) {
      const session = [...sessions].find(each => each.id === id && each.password === password)
      if (session) setDomain(session.key, domain)
      return session !== undefined
    },

    setDomain,

    async forward(key, address, port) {
      const [session] = sessionsOf(key)
      if (!session) throw new Error('the panel is not connected')
      const forwarding = await forwardTo(session, address, port)
      session.onClose(() => void forwarding.close())
      return forwarding
    },

    drop: () => {
      for (const session of sessions) session.close()
    },
    close
  }
}

const PARTNER_REFUSED = -1

/** Books a licence for the panel. */
function activate(panels: Portal['panels'], { key, account, password }: Line): number {
  if (PARTNERS[String(account)] !== password) return PARTNER_REFUSED
  const panel = panels.get(String(key))
  if (panel) panel.licence = 'active'
  return 0
}
