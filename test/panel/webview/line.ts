import type { DeviceClock } from '../device/device-clock'
import { type Actuator, createActuator, positionOf } from '../device/operated'
import { type Signal, valueAt } from '../device/signals'
import type { PanelState } from '../state'

/** What the operating screen can set: 0 and 1, or percent of the usual value. */
const OBJECTS = {
  inlet: { name: 'Inlet valve', target: 'Line PLC M20' },
  outlet: { name: 'Outlet valve', target: 'Line PLC M21' },
  pump: { name: 'Filler pump', target: 'Line PLC M22' },
  'heating-1': { name: 'Tank 1 heating', target: 'Line PLC M30' },
  'heating-2': { name: 'Tank 2 heating', target: 'Line PLC M31' },
  speed: { name: 'Filler speed', target: 'Line PLC MW10', most: 120 }
} as const satisfies Record<string, { name: string; target: string; most?: number }>

export type LineObject = keyof typeof OBJECTS
type Measured = 'tank-1' | 'tank-2' | 'pressure' | 'flow'

/** How the channels of the filler's data log follow what is operated. */
const EFFECTS: Record<Measured, { by: readonly LineObject[]; rest: number; lagSeconds: number }> = {
  'tank-1': { by: ['heating-1'], rest: 21, lagSeconds: 600 },
  'tank-2': { by: ['heating-2'], rest: 21, lagSeconds: 600 },
  pressure: { by: ['pump'], rest: 0, lagSeconds: 4 },
  flow: { by: ['outlet', 'pump', 'speed'], rest: 0, lagSeconds: 2 }
}
const FILLER_LOG = 'filler-temperatures'
const LEVEL: Signal = { kind: 'wave', base: 64, swing: 9, periodSeconds: 240, noise: 2, seed: 201 }
const LEVEL_LAG_SECONDS = 45
const MEASURED: readonly Measured[] = ['tank-1', 'tank-2', 'pressure', 'flow']

export const isLineObject = (name: string): name is LineObject => Object.hasOwn(OBJECTS, name)

export type Line = ReturnType<typeof createLine>

/** The filler as the operating screen shows and operates it; what is set changes what the panel measures and logs. */
export function createLine(clock: DeviceClock, state: PanelState) {
  const actuators = new Map<LineObject, Actuator>()
  const usual = new Map<Measured, Signal>()

  const actuatorOf = (object: LineObject): Actuator => {
    const actuator = actuators.get(object) ?? createActuator()
    actuators.set(object, actuator)
    return actuator
  }
  const channelOf = (id: Measured) =>
    state.dataLogs.find(log => log.id === FILLER_LOG)?.channels.find(channel => channel.id === id)

  /** New objects, because what was read from a signal is kept by its object. */
  const replaceSignals = () => {
    for (const id of MEASURED) {
      const channel = channelOf(id)
      if (!channel) continue
      const signal = usual.get(id) ?? channel.signal
      usual.set(id, signal)
      const { by, ...effect } = EFFECTS[id]
      channel.signal = { kind: 'operated', signal, by: by.map(actuatorOf), ...effect }
    }
  }

  const scaleOf = (object: LineObject) => (object === 'speed' ? 100 : 1)
  const settingOf = (object: LineObject) => Math.round(positionOf(actuatorOf(object)) * scaleOf(object))

  return {
    nameOf: (object: LineObject) => OBJECTS[object],
    settingOf,

    accepts: (object: LineObject, value: number): boolean => {
      const { most = 1 } = { most: undefined, ...OBJECTS[object] }
      return Number.isInteger(value) && value >= 0 && value <= most
    },

    set(object: LineObject, value: number): void {
      actuatorOf(object).changes.push({ at: clock.now(), value: value / scaleOf(object) })
      replaceSignals()
    },

    /** What the screen shows; a sensor that does not respond is null. */
    values(): Record<string, number | null> {
      const now = clock.now()
      const by = [actuatorOf('inlet')]
      const level = valueAt({ kind: 'operated', signal: LEVEL, rest: 8, by, lagSeconds: LEVEL_LAG_SECONDS }, now)
      const measured = MEASURED.map(id => {
        const channel = channelOf(id)
        return [id, channel ? valueAt(channel.signal, now) : null] as const
      })
      const set = [...Object.keys(OBJECTS)].filter(isLineObject).map(object => [object, settingOf(object)] as const)
      return Object.fromEntries([...measured, ['level', level], ...set])
    }
  }
}
