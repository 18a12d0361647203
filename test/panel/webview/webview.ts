import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import type { Power } from '../device/power'
import type { EventLog } from '../events/event-log'
import type { Sessions } from '../http/sessions'
import { CLOSE, type Joined, type Peer, type Sockets, type Upgrade } from '../http/sockets'
import type { Network } from '../network/network'
import type { Operations } from '../operations/operation-log'
import type { PanelState } from '../state'
import { type Connection, isLive } from './connection'
import { createConnections } from './connections'
import { createControl, type Holder } from './control'
import { controlRecord } from './control-record'
import { createLine } from './line'
import { createLocalScreen } from './local-screen'
import { isBarred } from './networks'
import { AT_PANEL, createOperate, type Operator } from './operate'
import { readPageMessage } from './page-messages'
import { screenMessage } from './screen-message'
import { userScreensRefusal } from './user-screens'
import type { WebViewSettings } from './webview-state'

interface Context {
  clock: DeviceClock
  state: PanelState
  sessions: Sessions
  sockets: Sockets
  power: Power
  network: Network
  events: EventLog
  operations: Operations
}

type State = Schemas['WebViewStatus']['state']

export type WebView = ReturnType<typeof createWebView>

/** The screen of the panel in browsers: who is connected, who operates, and what the operating screen shows. */
export function createWebView({ clock, state, sessions, sockets, power, network, events, operations }: Context) {
  const settings = () => state.webview.settings
  const line = createLine(clock, state)
  const operate = createOperate({ events, operations, line, state })
  const watchers = new Set<Peer>()
  let screenIsOn = true
  let version = 0

  const control = createControl({
    clock,
    settings,
    notice(id, notice) {
      const connection = connections.find(id)
      if (connection) connection.notice = notice
    },
    onPass: (previous, next) =>
      operations.record(controlRecord({ previous: operatorAs(previous), next: operatorAs(next) })),
    onChange: () => changed()
  })
  const connections = createConnections({
    clock,
    sockets,
    settings,
    onGone: connection => {
      const had = control.holds(connection.id)
      control.release(connection.id)
      if (had && isLive(connection)) connection.notice = 'connection_lost'
    },
    onTick: () => {
      if (state.project?.state !== 'running') connections.endAll('project_stopped')
      sendAll()
    },
    onChange: () => changed()
  })

  const controllerName = () => {
    const holder = control.holder()
    return holder?.place === 'remote' ? connections.find(holder.id)?.name : undefined
  }
  const context = { clock, state, events, line, control, controllerName, version: () => version }
  const local = createLocalScreen({ ...context, operate, connections })

  const operatorOf = ({ name, username, address }: Connection): Operator => ({
    username: name,
    role: username,
    place: 'webview',
    address,
    information: ''
  })

  const operatorAs = (holder: Holder | undefined): Operator | undefined => {
    if (holder?.place !== 'remote') return holder && AT_PANEL
    const connection = connections.find(holder.id)
    return connection && operatorOf(connection)
  }

  function changed(): void {
    version += 1
    sendAll()
  }

  function sendAll(): void {
    // Made once for all who see it.
    const view = screenMessage(context, 'view')
    for (const { id, peer } of connections.live())
      peer?.send(control.holds(id) ? screenMessage(context, 'control') : view)
    for (const peer of watchers) peer.send(view)
    local.send()
  }

  const receive = (connection: Connection, text: string) => {
    const message = readPageMessage(text)
    if (!message || !isLive(connection)) return
    connection.lastMessage = clock.elapsed()
    if (message.kind === 'ping') {
      const isFirst = connection.latencyMs === null && message.latencyMs !== null
      connection.latencyMs = message.latencyMs
      connection.framesPerSecond = message.framesPerSecond
      if (message.input) input(connection)
      if (isFirst) changed()
      connection.peer?.send(JSON.stringify({ kind: 'pong' }))
      return
    }
    input(connection)
    const mayOperate = control.holds(connection.id)
    operate(operatorOf(connection), message, mayOperate)
    // What is refused changes nothing on the other screens.
    if (mayOperate) sendAll()
  }

  const input = (connection: Connection) => {
    connection.lastInput = clock.elapsed()
    // In the frame the console does not notice what its user does.
    sessions.noteActivity(connection, 0)
    control.active(connection.id)
  }

  const stateNow = (): State => {
    if (!settings().enabled) return 'off'
    if (state.project?.state !== 'running') return 'project_stopped'
    if (!screenIsOn) return 'screen_off'
    return connections.live().length < settings().max_connections ? 'ready' : 'full'
  }

  power.onStop(() => {
    control.forget()
    connections.forget()
    for (const peer of [...watchers]) peer.close()
    screenIsOn = true
  })
  network.onMove(connections.dropSockets)

  return {
    connections,
    control,
    line,
    /** The operator at the panel. */
    local,
    state: stateNow,
    receive,

    /** Every connection, for the list of whom a change interrupts. */
    viewers: () =>
      connections.live().map(({ id, name, address, role, since }) => ({
        ...{ id, name, address, since },
        role: control.holds(id) ? 'control' : 'view',
        user: role
      })),

    controller: control.holder,

    /** The page of a connection opens its socket. */
    join(id: string, upgrade: Upgrade, peer: Peer): Joined {
      const enter: Parameters<typeof sockets.open>[2] = ({ family }, page, address) => {
        const connection = connections.find(id)
        if (!connection || !isLive(connection) || connection.family !== family) return { status: 404 }
        if (isBarred(settings(), address)) return { status: 403 }
        connections.join(connection, page, address)
        return {
          receive: text => receive(connection, text),
          leave: () => connections.left(connection, page)
        }
      }
      return sockets.open(upgrade, peer, enter, () => control.holds(id))
    },

    /** The user screens, which a signed-in user sees without a connection and without control. */
    watch(upgrade: Upgrade, peer: Peer): Joined {
      return sockets.open(upgrade, peer, ({ username }, watcher, address) => {
        const refusal = () => userScreensRefusal(state, username, address)
        const status = refusal()
        if (status) return { status }
        const show = () => (refusal() ? watcher.close(CLOSE.ended) : watcher.send(screenMessage(context, 'view')))
        watchers.add(watcher)
        show()
        const cancel = clock.every(1000, show)
        return {
          receive: () => watcher.send(JSON.stringify({ kind: 'pong' })),
          leave: () => {
            cancel()
            watchers.delete(watcher)
          }
        }
      })
    },

    /** The settings were saved: ends the connections that they no longer admit. */
    configure(next: WebViewSettings): void {
      const before = settings()
      state.webview.settings = next
      for (const connection of connections.live()) {
        const { role, address } = connection
        const isSame = (field: 'username' | 'password') => before[`${role}_${field}`] === next[`${role}_${field}`]
        if (!next.enabled) connections.end(connection, 'turned_off')
        else if (!isSame('username') || !isSame('password')) connections.end(connection, 'user_changed')
        else if (isBarred(next, address)) connections.end(connection, 'address_barred')
      }
    },

    /** The panel switches its screen off, or on again. */
    setScreen(on: boolean): void {
      screenIsOn = on
      if (!on) connections.endAll('screen_off')
    }
  }
}
