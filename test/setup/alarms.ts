import type { ManualClock } from '../panel/device/device-clock'
import type { AlarmDefinition } from '../panel/events/event-log-state'
import type { Panel } from '../panel/panel'

/** An alarm that is active from `delaySeconds` on and never returns. */
export const alarm = (id: string, change: Partial<AlarmDefinition> = {}): AlarmDefinition => ({
  id,
  texts: { en: id },
  category: 7,
  priority: 'high',
  address: 'X1',
  source: { signal: { kind: 'flat', value: 1 }, unit: '' },
  direction: 'above',
  limit: 0.5,
  hysteresis: 0,
  delaySeconds: 0,
  ...change
})

/** Gives the panel these alarms and no past. */
export function define(panel: Panel, alarms: readonly AlarmDefinition[]): void {
  const now = panel.clock.now()
  Object.assign(panel.state, { alarms, eventHistory: { from: now, to: now, events: [] } })
}

/** Has the panel notice these alarms, which are all it has. */
export async function trigger(panel: Panel<ManualClock>, ...alarms: AlarmDefinition[]): Promise<void> {
  define(panel, alarms)
  await panel.clock.advance(2000)
}

/** Logs in an operator who may not see the event log. */
export async function withoutAlarms(panel: Panel, signIn: (username: string) => Promise<string>): Promise<void> {
  Object.assign(panel.state.accounts.find(({ username }) => username === 'operator') ?? {}, { roles: ['info'] })
  await signIn('operator')
}
