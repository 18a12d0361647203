import type { Schemas } from '../../../src/api/generated/schema'
import type { Signal } from '../device/signals'

/** One of a console, in which the panel may have no texts. */
export type Language = string
export type Priority = Schemas['PanelEvent']['priority']
export type EventCode = Exclude<Schemas['PanelEvent']['code'], 'alarm'>

/** What an alarm watches: a sampled channel, a signal that no log has, or whether a PLC responds. */
export type Source = { log: string; channel: string } | { signal: Signal; unit: string } | { plc: string }

export interface AlarmDefinition {
  id: string
  texts: { en: string } & Record<Language, string>
  category: number
  priority: Priority
  address: string
  source: Source
  direction: 'above' | 'below'
  limit: number
  /** How far the value must come back before the alarm returns to normal. */
  hysteresis: number
  /** How long the value must be beyond the limit before the alarm is triggered. */
  delaySeconds: number
}

/** Something that happened once. */
export interface Happened {
  code: EventCode
  params: Record<string, string>
}

export interface EventLogSlice {
  alarms: AlarmDefinition[]
  eventSettings: Schemas['EventSettings']
  /** The most events that the panel keeps. */
  eventCapacity: number
  /** Whether the project permits to acknowledge other than at the panel. */
  remoteAcknowledgement: boolean
  /** What the log has at the start of the seed: the alarms since then, and events. */
  eventHistory: { from: number; to: number; events: (Happened & { time: number })[] }
}
