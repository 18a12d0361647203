import contract from '../../../static/contract/common.json'
import { zoneInForce } from '../device/clock-changes'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { createMinuteBudget } from '../device/minute-budget'
import { causeOfEvent } from '../device/restarts'
import type { RestartOrigin } from '../device/restarts-state'
import type { PanelState } from '../state'
import { createAlarmScanner } from './alarm-scanner'
import { dropEvents, isEnded } from './drop-events'
import type { AlarmDefinition, Happened } from './event-log-state'
import { acknowledgePast, inOrder, PAST_STEP } from './past-events'
import { commentsOf, isAlarm, type StoredEvent } from './stored-event'

const STEP = 1000
const DAY = 86_400_000
const MOST_COMMENTS = 50

export type EventLog = ReturnType<typeof createEventLog>

/** Alarms follow from the signals, and are computed up to now when somebody looks; what happens once is recorded. */
export function createEventLog(clock: DeviceClock, state: PanelState) {
  const { scan, scanPast, moveTimes, forget } = createAlarmScanner(state)
  const mayRecord = createMinuteBudget(clock, contract['x-event-log'].same_per_minute)
  const counts = new Map<string, number>()
  const active = new Map<string, StoredEvent>()
  const links = new Map(state.ethernet.map(({ id, cable }) => [id, cable !== undefined]))
  let recorded: { time: number; apply: (time: number) => void }[] = []
  let log: StoredEvent[] | undefined
  let pastAcknowledgements: readonly number[] = []
  let newest = 0
  let moved = 0
  let recordedIn = zoneInForce(state)
  let scannedUntil = state.eventHistory.to
  let isRunning = true
  let silencedUpTo = 0

  const recordListeners: ((what: Happened) => void)[] = []

  const later = (apply: (time: number) => void) => void recorded.push({ time: clock.now(), apply })

  const add = (
    what: AlarmDefinition | Happened,
    triggered: number,
    more: Partial<Pick<StoredEvent, 'value' | 'clockSetBack' | 'returned'>> = {}
  ): StoredEvent => {
    const key = 'id' in what ? what.id : what.code
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    newest += 1
    const { value = null, clockSetBack = false, returned } = more
    const acknowledged = undefined
    const event: StoredEvent = {
      number: newest,
      what,
      triggered,
      recordedIn,
      value,
      count,
      clockSetBack,
      moved,
      returned,
      acknowledged,
      comments: []
    }
    log?.push(event)
    return event
  }

  const addOnce = (what: Happened, time: number, clockSetBack = false) =>
    add(what, time, { clockSetBack, returned: { at: time, recordedIn, moved } })

  const follow = ({ alarm, time, active: isActive, value }: ReturnType<typeof scan>[number]) => {
    if (isActive) active.set(alarm.id, add(alarm, time, { value }))
    else {
      const event = active.get(alarm.id)
      if (event) event.returned = { at: time, recordedIn, moved }
      active.delete(alarm.id)
    }
  }

  const scanUntil = (time: number) => {
    if (isRunning) for (const transition of scan({ from: scannedUntil, to: time, step: STEP })) follow(transition)
    scannedUntil = time
  }

  const readPast = () => {
    log = []
    const { from, to } = state.eventHistory
    for (const past of inOrder(scanPast({ from, to, step: PAST_STEP }), state.eventHistory)) {
      if ('alarm' in past) follow(past)
      else addOnce({ code: past.code, params: past.params }, past.time)
    }
    pastAcknowledgements = acknowledgePast(log, to)
  }

  const record = (code: Happened['code'], params: Happened['params'] = {}): void => {
    if (!mayRecord(code)) return
    later(time => void addOnce({ code, params }, time))
    for (const listener of recordListeners) listener({ code, params })
  }

  /** Cables that were plugged in or pulled since the last look. */
  const noteLinks = () => {
    for (const [index, { id, cable }] of state.ethernet.entries()) {
      const isUp = cable !== undefined
      if (links.get(id) === isUp) continue
      links.set(id, isUp)
      record(isUp ? 'link_up' : 'link_down', { port: `LAN ${index + 1}` })
    }
  }

  /** By the time that has passed, so that a wrong clock deletes nothing. */
  const isOlderThan = (days: number) => (event: StoredEvent) =>
    clock.now() - moved - (event.triggered - event.moved) > days * DAY

  /** Up to now, the oldest first. */
  const upToNow = (): StoredEvent[] => {
    if (!log) readPast()
    const happened = recorded
    recorded = []
    for (const { time, apply } of happened) {
      scanUntil(time)
      apply(time)
    }
    scanUntil(clock.now())
    log = dropEvents(log ?? [], state.eventCapacity, isOlderThan(state.eventSettings.retention_days))
    return log
  }

  clock.onSet((before, after) => {
    const params = { from: deviceText(before), to: deviceText(after) }
    const next = zoneInForce(state)
    // The clock has been set already.
    recorded.push({
      time: before,
      apply() {
        moved += after - before
        recordedIn = next
        moveTimes(after - before)
        scannedUntil = after
        if (after !== before) addOnce({ code: 'clock_set', params }, after, after < before)
      }
    })
  })

  return {
    events: upToNow,
    catchUp: () => void upToNow(),

    /** Times of those at the panel before the seed, the oldest first. */
    pastAcknowledgements(): readonly number[] {
      if (!log) readPast()
      return pastAcknowledgements
    },

    /** The alarms of another project; those that it does not have return to normal. */
    define(alarms: readonly AlarmDefinition[]): void {
      upToNow()
      const same = (alarm: AlarmDefinition) =>
        state.alarms.find(other => other.id === alarm.id && JSON.stringify(other) === JSON.stringify(alarm))
      state.alarms = alarms.map(alarm => same(alarm) ?? alarm)
      for (const event of active.values()) {
        if ('id' in event.what && !state.alarms.includes(event.what)) {
          event.returned = { at: clock.now(), recordedIn, moved }
          active.delete(event.what.id)
          forget(event.what.id)
        }
      }
    },

    isOlderThan,
    newest: () => newest,
    moved: () => moved,
    active: () => [...active.values()],

    /** Called for what happens once, when it is recorded. */
    onRecord: (listener: (what: Happened) => void) => void recordListeners.push(listener),

    record,
    noteLinks,

    /** Nothing is watched while the panel is off. */
    stop: () =>
      later(() => {
        isRunning = false
      }),

    start: (origin: RestartOrigin) =>
      later(time => {
        isRunning = true
        addOnce({ code: 'panel_restarted', params: causeOfEvent(origin) }, time)
      }),

    /** @returns how many of them were not acknowledged before. */
    acknowledge(numbers: readonly number[], comment: string, by: string): number {
      const wanted = new Set(numbers)
      const found = upToNow().filter(event => wanted.has(event.number) && isAlarm(event) && !event.acknowledged)
      for (const event of found) event.acknowledged = { at: clock.now(), recordedIn, by, comment }
      return found.length
    },

    /** @returns the event with it; undefined where it has no room for another comment. */
    addComment(event: StoredEvent, text: string, by: string): StoredEvent | undefined {
      const all = commentsOf(event)
      const last = all.at(-1)
      if (last?.by === by && last.text === text) return event
      if (all.length >= MOST_COMMENTS) return
      event.comments.push({ at: clock.now(), recordedIn, by, text })
      return event
    },

    /** Only what has come to its end. @returns how many. */
    deleteEnded(isChosen: (event: StoredEvent) => boolean): number {
      const all = upToNow()
      log = all.filter(event => !(isEnded(event) && isChosen(event)))
      return all.length - log.length
    },

    silence(): void {
      upToNow()
      silencedUpTo = newest
    },

    isSounding: (): boolean =>
      [...active.values()].some(
        ({ number, acknowledged, what }) =>
          number > silencedUpTo && !acknowledged && 'id' in what && ['high', 'emergency'].includes(what.priority)
      )
  }
}
