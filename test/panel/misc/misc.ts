import type { Schemas } from '../../../src/api/generated/schema'
import type { Lockout } from '../accounts/lockout'
import type { DeviceClock } from '../device/device-clock'
import type { Power } from '../device/power'
import type { EventLog } from '../events/event-log'
import type { Sessions } from '../http/sessions'
import type { Jobs } from '../jobs/jobs'
import type { Network } from '../network/network'
import type { Operations } from '../operations/operation-log'
import type { PanelState } from '../state'
import type { FtpSetup, MiscEngine, ServiceEvents, ServiceUser, SnmpSetup } from './engine'
import { createIdleEngine } from './idle-engine'
import { createListener } from './listener'
import type { ServiceId } from './misc-state'
import { createNameServices } from './name-services'
import { servedFiles } from './panel-files'
import { portOwner } from './ports'
import { createRebootPlan } from './reboot-plan'
import { runTest, type TestResult } from './server-test'
import { listenerStatus, offStatus, runningStatus, startingStatus } from './services'
import { createSyslog } from './syslog'
import { createTimeSync } from './time-sync'
import { createWebServer } from './web-server'

type Status = Schemas['MiscServiceState']

interface Context {
  clock: DeviceClock
  state: PanelState
  power: Power
  network: Network
  events: EventLog
  jobs: Jobs
  sessions: Pick<Sessions, 'signedIn'>
  lockout: Lockout
  operations: Operations
}

export type Misc = ReturnType<typeof createMisc>

/** The small services of the panel. They work without a network until a real engine is attached. */
export function createMisc(context: Context) {
  const { clock, state, power, sessions, lockout } = context
  let engine: MiscEngine = createIdleEngine()
  const startedAt = () => power.startedAt() + clock.now() - clock.elapsed()
  const time = createTimeSync({ ...context, engine: () => engine })
  const syslog = createSyslog({ ...context, engine: () => engine })
  const reboot = createRebootPlan(context)
  const web = createWebServer(context)
  const names = createNameServices({ ...context, web, engine: () => engine })

  const ftpSetup = (to: ServiceEvents): FtpSetup => {
    const { certificate: cert, key } = web.identity()
    return {
      ...to,
      settings: structuredClone(state.misc.ftp),
      identity: { cert, key },
      attempts: lockout.of('ftp'),
      password: () => state.systemPasswords.history.password,
      files: () => servedFiles(state, clock.now())
    }
  }
  const snmpSetup = (to: ServiceEvents): SnmpSetup => ({
    ...to,
    settings: structuredClone(state.misc.snmp),
    attempts: lockout.of('snmp'),
    facts: () => ({
      description: `${state.specification.model ?? 'HMI'}, OS ${state.versions.os}`,
      name: state.hmiName,
      upSeconds: (clock.elapsed() - power.startedAt()) / 1000
    })
  })

  const ftp = createListener({
    clock,
    isWanted: () => state.misc.ftp.enabled,
    takenBy: () => portOwner(state, 'ftp', 'tcp', state.misc.ftp.port),
    start: to => engine.startFtp(ftpSetup(to))
  })
  const snmp = createListener({
    clock,
    isWanted: () => state.misc.snmp.enabled,
    takenBy: () => portOwner(state, 'snmp', 'udp', state.misc.snmp.port),
    start: to => engine.startSnmp(snmpSetup(to))
  })
  const start = async () => void (await Promise.all([ftp.restart(), snmp.restart(), names.restart()]))
  const stop = async () => void (await Promise.all([ftp.stop(), snmp.stop(), names.stop()]))
  power.onStart(() => void start())
  power.onStart(web.restart)
  power.onStop(() => void stop())
  void start()

  const ftpReason = () => {
    const { password, factory } = state.systemPasswords.history
    if (password === factory) return 'factory_password'
    return state.misc.ftp.tls_required ? undefined : 'not_encrypted'
  }

  const timeStatus = (): Status => {
    if (!state.timeIsSynchronised) return offStatus('time')
    const last = time.last()
    if (!last) return startingStatus('time')
    const { failure, since } = last
    const reason =
      failure === 'no_reply' || failure === 'unresolved' || failure === 'not_synchronised' ? failure : undefined
    return runningStatus('time', { since, reason: failure && (reason ?? 'invalid_reply') })
  }

  const syslogStatus = (): Status => {
    const { enabled, port } = state.misc.syslog
    if (!enabled) return offStatus('syslog')
    const failure = syslog.failure()
    return runningStatus('syslog', {
      port,
      since: startedAt(),
      reason: failure && (failure === 'unresolved' ? failure : 'no_reply')
    })
  }

  /** Each once, since the first sign-in. A browser of this machine is the visitor of the panel's network. */
  const signedIn = () => {
    const { visitor } = state.network
    const users = sessions.signedIn().map(({ address = visitor.address, ...user }) => ({ ...user, address }))
    return users.filter((user, index) => index === users.findIndex(isSame(user)))
  }

  const services = (): Status[] => [
    listenerStatus('ftp', ftp, {
      port: state.misc.ftp.port,
      takenBy: portOwner(state, 'ftp', 'tcp', state.misc.ftp.port),
      reason: ftpReason()
    }),
    timeStatus(),
    runningStatus('web-server', {
      port: 443,
      since: web.since(),
      users: signedIn(),
      reason: web.expiry(),
      restartNeeded: web.isRestartNeeded()
    }),
    names.status(),
    syslogStatus(),
    listenerStatus('snmp', snmp, {
      port: state.misc.snmp.port,
      takenBy: portOwner(state, 'snmp', 'udp', state.misc.snmp.port),
      reason: state.misc.snmp.version === 'v2c' ? 'not_encrypted' : undefined
    })
  ]

  const nobody: ServiceEvents = { onJoin() {}, onLeave() {}, onCrash() {} }

  const restarts: Record<Exclude<ServiceId, 'vnc'>, () => void | Promise<void>> = {
    ftp: ftp.restart,
    snmp: snmp.restart,
    time: time.restart,
    'web-server': web.restart,
    discovery: names.restart,
    syslog: syslog.forgetFailure
  }

  return {
    ftp,
    snmp,
    time,
    syslog,
    reboot,
    web,
    names,
    services,
    ftpClients: () => services().find(({ id }) => id === 'ftp')?.users ?? [],
    loopbackPorts: () => ({ ftp: ftp.port(), snmp: snmp.port(), search: names.searchPort() }),

    /** Gives the panel what runs its services. */
    async attach(runs: MiscEngine): Promise<void> {
      engine = runs
      await start()
    },

    stop,

    /** @returns whether the service is switched on. */
    async restart(id: Exclude<ServiceId, 'vnc'>): Promise<boolean> {
      const isOn = services().some(service => service.id === id && service.state !== 'off')
      if (isOn) await restarts[id]()
      return isOn
    },

    /** Undefined if it does not run. */
    async testFtp(): Promise<TestResult | undefined> {
      const port = ftp.port()
      if (port === undefined) return undefined
      const tls = state.misc.ftp.tls_required ? (['tls'] as const) : []
      return runTest(['connect', ...tls, 'login', 'list'], async steps => {
        await engine.logInToFtp(port, ftpSetup(nobody), steps)
        return {}
      })
    },

    /** Undefined if it does not run. */
    async testSnmp(): Promise<TestResult | undefined> {
      const port = snmp.port()
      if (port === undefined) return undefined
      return runTest(['request', 'response'], async steps => ({
        detail: await engine.readSnmpName(port, snmpSetup(nobody), steps)
      }))
    },

    /** Who was connected with it is disconnected. */
    historyPasswordChanged: (): Promise<void> => ftp.restart()
  }
}

const isSame =
  (user: ServiceUser) =>
  ({ name, address }: ServiceUser) =>
    name === user.name && address === user.address
