import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import { freeBytes } from '../device/status'
import type { EventLog } from '../events/event-log'
import type { Network } from '../network/network'
import type { PlantNetwork } from '../network/plant-network'
import { hashOf } from '../project/project-package'
import type { PanelState } from '../state'
import { availabilityOf, isLicensed, licenceOf, lockPorts } from './availability'
import type { BootApplication, CodesysState } from './codesys-state'
import { activateOnline } from './licence-client'
import { loadOf, processorLoad, taskAt } from './tasks'

interface Context {
  clock: DeviceClock
  state: PanelState
  power: Power
  network: Network
  events: EventLog
}

/** What it runs without a licence after each start of the panel. */
export const DEMO_SECONDS = 7200
const MOST_PACKAGE_BYTES = 64 * 1024 * 1024
const MOST_LOG_LINES = 500

export type Codesys = ReturnType<typeof createCodesys>

/** The runtime: its tasks take time by the panel's clock, and without a licence its demo ends. */
export function createCodesys({ clock, state, power, network, events }: Context) {
  const { codesys } = state
  let cancelDemo = () => {}
  let timeoutMs = 5000

  const note = (text: string) => {
    codesys.log = [...codesys.log, { time: clock.now(), text }].slice(-MOST_LOG_LINES)
  }

  const enter = (run: CodesysState['run']) => Object.assign(codesys, { run, since: clock.now() })

  const demoSecondsLeft = (): number => {
    if (codesys.demoBegan === undefined) return DEMO_SECONDS
    return Math.max(0, Math.ceil(DEMO_SECONDS - (clock.elapsed() - codesys.demoBegan) / 1000))
  }

  const endDemo = () => {
    if (codesys.run.state !== 'running') return
    enter({ state: 'stopped' })
    note('Stopped: the demo has ended')
    events.record('codesys_demo_ended')
  }

  const countDown = () => {
    cancelDemo()
    codesys.demoBegan ??= clock.elapsed()
    cancelDemo = clock.after(demoSecondsLeft() * 1000, endDemo)
  }

  const run = () => {
    if (!isLicensed(state)) countDown()
    enter({ state: 'running' })
    codesys.retain.usedBytes = codesys.application?.retainBytes ?? 0
    note(`Application ${codesys.application?.name} started${isLicensed(state) ? '' : ' (demo)'}`)
  }

  /** The watchdog stops an application with a task that takes longer than its cycle. */
  const watch = () => {
    if (codesys.run.state !== 'running') return
    const late = tasksOf(codesys, clock.now()).find(({ load_percent: load }) => load >= 100)
    if (!late) return
    const cause = `Watchdog: ${late.name} takes longer than its cycle of ${late.cycle_ms} ms`
    enter({ state: 'fault', cause })
    note(cause)
    events.record('codesys_fault', { cause })
  }

  const tasks = (): Schemas['CodesysTask'][] => (codesys.run.state === 'running' ? tasksOf(codesys, clock.now()) : [])

  const activate = () => {
    cancelDemo()
    const others = state.hardware.licences.filter(({ feature }) => feature !== 'CODESYS')
    const date = deviceText(clock.now()).slice(0, 10)
    state.hardware.licences = [...others, { feature: 'CODESYS', state: 'active', date }]
    codesys.openRequest = undefined
    note('Licence activated')
  }

  power.onStop(() => {
    cancelDemo()
    codesys.demoBegan = undefined
    codesys.openRequest = undefined
    codesys.packages = []
    enter({ state: 'stopped' })
  })
  power.onStart(() => {
    const starts = codesys.settings.start_with_panel && availabilityOf(state) === 'available'
    if (starts && codesys.application) run()
  })
  if (codesys.run.state === 'running' && !isLicensed(state)) countDown()
  lockPorts(state)

  return {
    tasks,
    watch,
    note,
    processorLoad: () => processorLoad(tasks()),
    load: () => loadOf(tasks()),

    report(): Schemas['Codesys'] {
      const { application, run: now, since, version, offered, retain } = codesys
      return {
        availability: availabilityOf(state),
        licence: licenceReport(state, demoSecondsLeft()),
        hardware_key: state.hardware.hardwareKey,
        runtime: {
          state: application ? now.state : 'no_application',
          since: since === null ? null : deviceText(since),
          version,
          fault: now.state === 'fault' ? now.cause : null
        },
        offered_version: offered?.version ?? null,
        application: application ? applicationReport(application) : null,
        retain: { used_bytes: retain.usedBytes, total_bytes: retain.totalBytes },
        free_bytes: freeBytes(state, clock.elapsed()),
        max_bytes: MOST_PACKAGE_BYTES
      }
    },

    /** @returns why it does not start, if it does not. */
    start(): 'already_running' | 'no_application' | 'demo_ended' | undefined {
      watch()
      if (!codesys.application) return 'no_application'
      if (codesys.run.state === 'running') return 'already_running'
      if (!isLicensed(state) && demoSecondsLeft() === 0) return 'demo_ended'
      run()
      events.record('codesys_started')
      return undefined
    },

    /** @returns whether it ran. */
    stop(): boolean {
      watch()
      if (codesys.run.state !== 'running') return false
      enter({ state: 'stopped' })
      note('Application stopped')
      events.record('codesys_stopped')
      return true
    },

    reset(kind: 'warm' | 'cold'): void {
      if (codesys.run.state === 'running') events.record('codesys_stopped')
      enter({ state: 'stopped' })
      if (kind === 'cold') codesys.retain.usedBytes = 0
      note(`Reset (${kind})`)
    },

    activate,

    /** @throws LicenceFailure */
    async activateOnline(code: string): Promise<void> {
      await activateOnline({ state, network, now: clock.now, timeoutMs }, code)
      activate()
    },

    /** Connects the panel with a licence server. */
    attach(servers: PlantNetwork, milliseconds = timeoutMs): void {
      state.codesysNetwork = servers
      timeoutMs = milliseconds
    },

    configure(settings: CodesysState['settings']): void {
      codesys.settings = settings
      lockPorts(state)
      note('Settings changed')
    }
  }
}

const tasksOf = ({ application }: CodesysState, time: number) =>
  application?.tasks.map(task => taskAt(task, time)) ?? []

function licenceReport(state: PanelState, demoSecondsLeft: number): Schemas['CodesysLicence'] {
  if (isLicensed(state))
    return { state: 'active', demo_seconds_left: DEMO_SECONDS, since: licenceOf(state)?.date ?? null }
  const isCounting = state.codesys.demoBegan !== undefined && demoSecondsLeft > 0
  return { state: isCounting ? 'demo' : 'none', demo_seconds_left: demoSecondsLeft, since: null }
}

const applicationReport = ({ name, builtAt, compilerVersion, content }: BootApplication) => ({
  name,
  built_at: deviceText(builtAt),
  checksum: hashOf(content).slice(0, 8).toUpperCase(),
  compiler_version: compilerVersion
})
