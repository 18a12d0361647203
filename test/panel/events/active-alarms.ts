import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import type { Services } from '../services'
import type { Language, Priority } from './event-log-state'
import { describeEvent, durationOf, isAlarm, type StoredEvent } from './stored-event'

const RANKS: Record<Priority, number> = { emergency: 0, high: 1, middle: 2, low: 3 }

/** How many alarms are active, and the one to see first. */
export function activeAlarms({ events, clock }: Services, language: Language): Schemas['ActiveAlarms'] {
  const all = events.events()
  const active = events.active().filter(isAlarm)
  const countOf = (priority: Priority): Schemas['ActiveAlarmCount'] => {
    const found = active.filter(alarm => describeEvent(alarm, language).priority === priority)
    return { active: found.length, unacknowledged: found.filter(({ acknowledged }) => !acknowledged).length }
  }
  const view = (alarm: StoredEvent): Schemas['ActiveAlarm'] => {
    const { text, priority } = describeEvent(alarm, language)
    return {
      ...{ number: alarm.number, text, priority, acknowledged: alarm.acknowledged !== undefined },
      triggered_at: deviceText(alarm.triggered),
      age_seconds: Math.floor(durationOf(alarm, clock.now(), events.moved()) / 1000)
    }
  }
  const [first] = active.map(view).sort((one, other) => rankOf(one) - rankOf(other) || one.number - other.number)
  return {
    emergency: countOf('emergency'),
    high: countOf('high'),
    middle: countOf('middle'),
    low: countOf('low'),
    newest: all.filter(isAlarm).at(-1)?.number ?? 0,
    buzzer: events.isSounding() ? 'sounding' : 'silent',
    first: first ?? null
  }
}

/** Unacknowledged alarms of a priority come before acknowledged ones. */
const rankOf = ({ priority, acknowledged }: Schemas['ActiveAlarm']) => RANKS[priority] * 2 + Number(acknowledged)
