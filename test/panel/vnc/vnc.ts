import type { Lockout } from '../accounts/lockout'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { EventLog } from '../events/event-log'
import { isInNetworks } from '../misc/allowed-networks'
import { createListener } from '../misc/listener'
import { portOwner } from '../misc/ports'
import { listenerStatus } from '../misc/services'
import type { Operations } from '../operations/operation-log'
import type { PanelState } from '../state'
import { createOperate } from '../webview/operate'
import type { WebView } from '../webview/webview'
import { isIn, PUMP } from './rfb/framebuffer'
import type { Refusal, RfbHost, Role } from './rfb/rfb-session'
import type { VncState } from './vnc-state'

type RfbServer = (port: number, host: RfbHost) => Promise<{ port: number; close(): Promise<void> }>

interface Context {
  clock: DeviceClock
  state: PanelState
  power: Power
  events: EventLog
  operations: Operations
  webview: WebView
  lockout: Lockout
}

interface Viewer {
  address: string
  role: Role
  since: string
  close(): void
}

const MOST_VIEWERS = 16
/** VNC has passwords only. */
const NO_NAME = ''
const MINUTE = 60_000

export type Vnc = ReturnType<typeof createVnc>

/** The VNC server of the panel. It works without a network until a real server is attached. */
export function createVnc({ clock, state, power, events, operations, webview, lockout }: Context) {
  const { line } = webview
  const attempts = lockout.of('vnc')
  const operate = createOperate({ events, operations, line, state })
  let server: RfbServer = async port => ({ port, close: async () => {} })
  let viewers: Viewer[] = []
  let refusals: Refusal[] = []
  const settings = () => state.vnc.settings

  const host: RfbHost = {
    get name() {
      return state.hmiName
    },
    get passwords() {
      return state.vnc.passwords
    },
    picture: () => ({ levelPercent: line.values().level ?? 0, pumpRuns: line.settingOf('pump') > 0 }),

    refusalOf(address) {
      const { allowed_networks: networks, shared } = settings()
      if (networks.length > 0 && !isInNetworks(address, networks)) return 'address_barred'
      if (attempts.waitSeconds(NO_NAME, address) > 0) return 'too_many_failures'
      return viewers.length >= (shared ? MOST_VIEWERS : 1) ? 'too_many' : undefined
    },

    /** The wait may have begun while the password was typed, or by tries at the same time. */
    refusalOfTry(address, role) {
      if (attempts.waitSeconds(NO_NAME, address) > 0) return 'too_many_failures'
      if (!role) attempts.failed(NO_NAME, address)
      // Who knows the password for viewing may be guessing the other.
      else if (role === 'control' || state.vnc.passwords.control === '') attempts.succeeded(NO_NAME, address)
      return role ? undefined : 'wrong_password'
    },
    onRefused: (_, refusal) => void refusals.push(refusal),

    onJoin({ address, role, close }) {
      const viewer: Viewer = { address, role, since: deviceText(clock.now()), close }
      viewers = [...viewers, viewer]
      let cancelIdle = () => {}
      const watchIdle = () => {
        cancelIdle()
        const minutes = settings().timeout_minutes
        if (minutes > 0) cancelIdle = clock.after(minutes * MINUTE, close)
      }
      watchIdle()
      return {
        press(point) {
          watchIdle()
          if (!isIn(PUMP, point)) return
          const value = line.settingOf('pump') > 0 ? 0 : 1
          const operator = { username: 'VNC', role: '', place: 'vnc', address, information: '' } as const
          operate(operator, { kind: 'operate', object: 'pump', value }, roleOf(viewer) === 'control')
        },
        leave() {
          cancelIdle()
          viewers = viewers.filter(other => other !== viewer)
        }
      }
    }
  }

  /** What a viewer may do now. */
  const roleOf = ({ role }: Viewer): Role => (settings().monitor_mode ? 'view' : role)

  const takenBy = () => portOwner(state, 'vnc', 'tcp', settings().port)
  const listener = createListener({
    clock,
    isWanted: () => settings().enabled,
    takenBy,
    start: () => server(settings().port, host)
  })
  const stop = () => {
    for (const { close } of viewers) close()
    viewers = []
    return listener.stop()
  }

  /** Reading of `clock.elapsed()` at which monitor mode is on again. */
  let controlEnd: number | undefined
  let cancelControlEnd = () => {}
  const limitControl = () => {
    cancelControlEnd()
    controlEnd = undefined
    const { enabled, monitor_mode: monitors, control_minutes: minutes } = settings()
    if (!enabled || monitors || minutes === 0) return
    controlEnd = clock.elapsed() + minutes * MINUTE
    cancelControlEnd = clock.after(minutes * MINUTE, () => {
      controlEnd = undefined
      settings().monitor_mode = true
    })
  }
  power.onStop(() => {
    settings().enabled = false
    refusals = []
    limitControl()
    void stop()
  })

  return {
    listener,
    service: () => listenerStatus('vnc', listener, { port: settings().port, takenBy: takenBy() }),
    refusals: () => refusals,
    controlUntil: () => (controlEnd === undefined ? null : deviceText(clock.now() + controlEnd - clock.elapsed())),

    /** Every viewer, for the list of whom a change interrupts. */
    viewers: () => viewers.map(viewer => ({ address: viewer.address, role: roleOf(viewer), since: viewer.since })),

    /** Disconnects all viewers. */
    async configure(next: VncState): Promise<void> {
      await stop()
      state.vnc = next
      limitControl()
      await listener.restart()
    },

    /** @returns whether it is switched on. */
    async restart(): Promise<boolean> {
      if (!settings().enabled) return false
      await stop()
      await listener.restart()
      return true
    },

    /** Gives the panel a server that listens. */
    async attach(runs: RfbServer): Promise<void> {
      server = runs
      await listener.restart()
    }
  }
}
