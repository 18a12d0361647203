import { faultsOf } from '../communication/outages'
import type { ChannelSource } from '../data-log/data-log-source'
import type { Signal } from '../device/signals'
import type { PanelState } from '../state'
import { NOTHING, pastOf, type Watched } from './alarm-past'
import type { AlarmDefinition, Source } from './event-log-state'
import { type AlarmMemory, type Span, scan, type Transition } from './scan'

/** Scans all alarms of the project for what happened in a span of time, in its order. */
export function createAlarmScanner(state: PanelState) {
  const memories = new Map<string, AlarmMemory>()

  const memoryOf = ({ id }: AlarmDefinition): AlarmMemory => {
    const memory = memories.get(id) ?? { ...NOTHING }
    memories.set(id, memory)
    return memory
  }

  return {
    scan(span: Span): Transition[] {
      const transitions: Transition[] = []
      for (const { alarm, signal } of watched(state))
        for (const transition of scan(alarm, signal, memoryOf(alarm), span)) transitions.push(transition)
      return transitions.sort(byTime)
    },

    /** The first scan of a panel, of the months before its start. */
    scanPast(span: Span): Transition[] {
      const pairs = watched(state)
      const past = pastOf({ pairs, span })
      return pairs
        .flatMap(({ alarm }, index) => {
          const { memory, transitions } = past[index]!
          memories.set(alarm.id, { ...memory })
          return transitions.map(transition => ({ ...transition, alarm }))
        })
        .sort(byTime)
    },

    /** An alarm of this id is another one from now on. */
    forget: (id: string): void => void memories.delete(id),

    /** The clock was moved by so many milliseconds: a delay goes on by the time that has passed. */
    moveTimes(milliseconds: number): void {
      for (const memory of memories.values()) {
        memory.triggered += milliseconds
        if (memory.since !== undefined) memory.since += milliseconds
      }
    }
  }
}

const byTime = (one: Transition, other: Transition) => one.time - other.time

function watched(state: PanelState): Watched[] {
  if (state.project?.state !== 'running') return []
  return state.alarms.flatMap(alarm => {
    const signal = signalOf(state, alarm.source)
    return signal ? [{ alarm, signal }] : []
  })
}

function signalOf(state: PanelState, source: Source): Signal | undefined {
  if ('plc' in source) return { kind: 'outages', outages: faultsOf(state, source.plc) }
  return 'signal' in source ? source.signal : channelOf(state, source)?.signal
}

export function channelOf({ dataLogs }: PanelState, source: Source): ChannelSource | undefined {
  if (!('log' in source)) return
  return dataLogs.find(({ id }) => id === source.log)?.channels.find(({ id }) => id === source.channel)
}
