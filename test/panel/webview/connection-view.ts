import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { PanelState } from '../state'
import type { Connection } from './connection'
import { isBarred } from './networks'
import { machineOf } from './screen-message'
import type { WebView } from './webview'

function availabilityOf({ webview, project }: PanelState): Schemas['WebViewStatus']['availability'] {
  if (!webview.onThisModel) return 'not_on_this_model'
  if (!webview.licensed) return 'not_licensed'
  return webview.inProject && project ? 'available' : 'not_in_project'
}

export function statusView(state: PanelState, webview: WebView, address: string): Schemas['WebViewStatus'] {
  const { settings } = state.webview
  return {
    availability: availabilityOf(state),
    state: webview.state(),
    connections: webview.connections.live().length,
    max_connections: settings.max_connections,
    controller: controllerView(webview),
    machine: machineOf(state),
    address,
    barred: isBarred(settings, address)
  }
}

/** @param own the connection that reads it */
function controllerView(
  { control, connections }: WebView,
  own?: Connection
): Schemas['WebViewConnection']['controller'] {
  const holder = control.holder()
  if (!holder) return null
  if (holder.place === 'panel') return { name: '', address: '', place: 'panel', own: false }
  const connection = connections.find(holder.id)
  return connection
    ? { name: connection.name, address: connection.address, place: 'remote', own: connection === own }
    : null
}

function stateOf({ control }: WebView, connection: Connection): Schemas['WebViewState'] {
  if (connection.ended) return 'ended'
  if (!connection.peer) return connection.opened ? 'lost' : 'opening'
  if (control.holds(connection.id)) return 'controlling'
  return control.pending()?.from === connection.id ? 'requesting' : 'viewing'
}

function requestView(webview: WebView, own: Connection): Schemas['WebViewConnection']['request'] {
  const { control, connections } = webview
  const pending = control.pending()
  const from = pending && connections.find(pending.from)
  if (!pending || !from) return null
  return {
    id: pending.id,
    name: from.name,
    address: from.address,
    own: from === own,
    answerable: control.mayAnswer(own.id),
    seconds_left: control.secondsLeft(),
    unanswered: control.whenUnanswered()
  }
}

/** Whether its user has to confirm first that nobody is in danger at the machine. */
export const mustConfirm = (state: PanelState, { confirmedMachine }: Connection): boolean =>
  state.webview.settings.safety_question && confirmedMachine !== machineOf(state)

export function connectionView(
  state: PanelState,
  webview: WebView,
  connection: Connection
): Schemas['WebViewConnection'] {
  const { id, role, notice, ended, latencyMs, framesPerSecond } = connection
  return {
    id,
    role,
    machine: machineOf(state),
    must_confirm: mustConfirm(state, connection),
    state: stateOf(webview, connection),
    frame: `/webview/${id}`,
    viewers: webview.connections.live().length,
    controller: controllerView(webview, connection),
    request: requestView(webview, connection),
    notice,
    ended: ended?.why ?? null,
    latency_ms: latencyMs,
    frames_per_second: framesPerSecond
  }
}

export function viewerView(webview: WebView, clock: DeviceClock, connection: Connection): Schemas['WebViewViewer'] {
  const { id, name, username, address, role, since, lastInput } = connection
  return {
    ...{ id, name, username, address, role },
    state: stateOf(webview, connection),
    since: deviceText(since),
    idle_seconds: Math.floor((clock.elapsed() - lastInput) / 1000)
  }
}
