import { startPanel } from '../http/caller'
import type { PanelOptions } from '../panel'
import type { AlarmDefinition } from './event-log-state'

const MINUTE = 60_000

/** A panel with an engineer at its console, and what the event log lists. */
export async function start(options: PanelOptions = {}) {
  const { panel, ...caller } = await startPanel('engineer', options)
  const list = async (query = '') => (await caller.call(`GET /data/events?${query}`)).body
  return { panel, ...caller, list }
}

/** A contact that is on for some minutes of each hour. */
const CONTACT: AlarmDefinition = {
  id: 'door',
  texts: { en: 'Door open', ja: '扉開' },
  category: 7,
  priority: 'high',
  address: 'X1',
  source: { signal: { kind: 'pulse', everySeconds: 3600, share: 1, onSeconds: 900, seed: 5 }, unit: '' },
  direction: 'above',
  limit: 0.5,
  hysteresis: 0,
  delaySeconds: 0
}

/** A plant with one alarm and no past. */
export async function startWithAlarm(change: Partial<AlarmDefinition> = {}) {
  const started = await start()
  const { state, clock } = started.panel
  Object.assign(state, { alarms: [{ ...CONTACT, ...change }] })
  // The end of its demo would be an event of its own.
  state.codesys.run = { state: 'stopped' }
  state.eventHistory = { from: clock.now(), to: clock.now(), events: [] }
  /** Advances the clock until the newest event is in this state. */
  const until = async (wanted: string) => {
    for (let minute = 0; minute < 240; minute += 1) {
      await clock.advance(MINUTE)
      await started.signIn('engineer', 'engineer-3152')
      const [event] = (await started.list()).items
      if (event?.state === wanted) return event
    }
    throw new Error(`no event became ${wanted}`)
  }
  return { ...started, until }
}
