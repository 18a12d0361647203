import { type BodyFor, type CallName, callerAs } from '../panel/http/caller'
import { createPanel } from '../panel/panel'
import type { HostFaults } from '../panel/secs-gem/host/secs-host'
import type { SecsGemSettings } from '../panel/secs-gem/secs-gem-state'
import { withHost } from './secs-host'

export const BASE = '/features/secs-gem'

/** A panel with a host, and the calls of its tests. */
export async function start(faults: HostFaults = {}, settings: Partial<SecsGemSettings> = {}) {
  const panel = createPanel()
  Object.assign(panel.state.secsGem.settings, settings)
  const { call, save: saveAt } = await callerAs(panel)
  const host = await withHost(panel, faults)
  const status = async () => (await call(`GET ${BASE}/status`)).body
  const save = (changes: Partial<SecsGemSettings>) => saveAt(`${BASE}/settings`, changes)
  const outcome = async <N extends CallName>(name: N, body?: BodyFor<N>) => {
    const { status, body: reply } = await call(name, body)
    return status === 204 ? 'done' : `${status} ${reply.error_code}`
  }
  const setControl = (state: BodyFor<`PUT ${typeof BASE}/control-state`>['state']) =>
    outcome(`PUT ${BASE}/control-state`, { state })
  const messages = async (query = '') =>
    (await call(`GET ${BASE}/messages?${query}`)).body.items.map(
      ({ direction, name }: { direction: string; name: string }) => `${direction} ${name}`
    )
  /** Triggers an alarm of the project, and waits until the panel notices it. */
  const trigger = async (id: string) => {
    const alarm = panel.state.alarms.find(other => other.id === id)!
    Object.assign(alarm, { source: { signal: { kind: 'flat', value: 100 }, unit: '' }, limit: 50 })
    Object.assign(alarm, { direction: 'above', delaySeconds: 0 })
    await panel.clock.advance(2000)
  }
  return { panel, call, host, status, save, saveAt, outcome, setControl, messages, trigger }
}
