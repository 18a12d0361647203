import type { Seed } from '../state'
import type { ChannelSource, DataLogSource } from './data-log-source'
import type { DataLogSlice } from './data-log-state'
import { byTime } from './sampling'

type Wave = [base: number, swing: number, periodSeconds: number, noise: number]

const FILLER_RECORDS = 24_310
const HISTORY_BYTES = 128 * 1024 * 1024

const wave = (id: string, name: string, unit: string, [base, swing, periodSeconds, noise]: Wave, seed: number) =>
  ({
    id,
    name,
    unit,
    decimals: 1,
    signal: { kind: 'wave', base, swing, periodSeconds, noise, seed }
  }) satisfies ChannelSource

/** The data sampling objects of the bottling line. */
export function plantDataLogs(now: number): DataLogSource[] {
  return [filler(now), washer(now), bottles(now), hostile(now), empty()]
}

function filler(now: number): DataLogSource {
  const sampling = byTime(1)
  return {
    id: 'filler-temperatures',
    name: 'Filler temperatures',
    machine: 'Filler',
    mode: 'time',
    everySeconds: 1,
    channels: [
      { ...wave('tank-1', 'Tank 1', '°C', [73, 8, 780, 4], 11), address: 'Filler.Tank1.Temperature' },
      { ...wave('tank-2', 'Tank 2', '°C', [55, 8, 1320, 3], 23), address: 'Filler.Tank2.Temperature' },
      { ...wave('pressure', 'Pressure', 'bar', [32, 5, 560, 3], 37), scale: 'right', address: 'Filler.Pressure' },
      { ...wave('flow', 'Flow', 'l/min', [18, 3, 410, 3], 41), scale: 'right' }
    ],
    plc: 'line-plc',
    stretches: [{ from: sampling.timeOf(sampling.countUntil(now) - FILLER_RECORDS + 1) }]
  }
}

/** The log was off for a while in the night. */
function washer(now: number): DataLogSource {
  const hour = 3_600_000
  const zones = [1, 2, 3, 4].map(zone =>
    wave(`zone-${zone}`, `Zone ${zone}`, '°C', [40 + zone * 9, 4, 1500 + zone * 170, 2], 50 + zone)
  )
  return {
    id: 'bottle-washer',
    name: 'Bottle washer',
    machine: 'Bottle washer',
    mode: 'time',
    everySeconds: 10,
    channels: [
      ...zones,
      wave('pump-1', 'Pump 1', 'A', [6.2, 0.8, 300, 0.5], 61),
      wave('pump-2', 'Pump 2', 'A', [5.7, 0.9, 340, 0.5], 62),
      { ...wave('caustic', 'Caustic', '%', [1.9, 0.2, 5400, 0.1], 63), decimals: 3 },
      wave('water', 'Fresh water', 'm³/h', [12, 3, 900, 1], 64)
    ],
    stretches: [{ from: now - 72 * hour, until: now - 9 * hour }, { from: now - 8.5 * hour }]
  }
}

function bottles(now: number): DataLogSource {
  const counter = (id: string, name: string, perSecond: number, seed: number): ChannelSource => ({
    id,
    name,
    unit: '',
    decimals: 0,
    signal: { kind: 'counter', perSecond, resetSeconds: 28_800, seed }
  })
  return {
    id: 'pallets',
    name: 'Pallets',
    machine: 'Filler',
    mode: 'trigger',
    everySeconds: 47,
    channels: [counter('good', 'Good bottles', 6.4, 71), counter('rejected', 'Rejected', 0.05, 72)],
    stretches: [{ from: now - 96 * 3_600_000 }]
  }
}

function hostile(now: number): DataLogSource {
  const names = [
    '__proto__',
    '',
    `=HYPERLINK("http://evil.example","x")`,
    '<img src=x onerror=alert(1)>',
    '\u202Elevel',
    'x'.repeat(5000),
    'Semi;colon, "quoted"'
  ]
  return {
    id: 'strange-names',
    name: '<b>Strange</b> names',
    mode: 'time',
    everySeconds: 60,
    channels: names.map((name, index) =>
      wave(`channel-${index + 1}`, name, index % 2 ? '%' : '', [50, 20, 7200, 5], 80 + index)
    ),
    stretches: [{ from: now - 24 * 3_600_000 }]
  }
}

function empty(): DataLogSource {
  return {
    id: 'energy',
    name: 'Energy',
    mode: 'time',
    everySeconds: 30,
    channels: [wave('power', 'Power', 'kW', [210, 40, 3600, 12], 91)],
    off: true,
    stretches: []
  }
}

/** A log of 1 000 000 records, with a night in which the panel was off. */
export function largeDataLog(now: number): DataLogSource {
  const second = byTime(1)
  const last = second.countUntil(now)
  const [night, day] = [10 * 3600, 400_000]
  return {
    id: 'line-history',
    name: 'Line history',
    mode: 'time',
    everySeconds: 1,
    channels: [
      wave('speed', 'Speed', '1/min', [420, 30, 5400, 12], 101),
      wave('torque', 'Torque', 'N·m', [38, 5, 900, 2], 102),
      wave('motor', 'Motor', '°C', [61, 6, 7200, 1], 103),
      wave('vibration', 'Vibration', 'mm/s', [2.4, 0.6, 320, 0.5], 104)
    ],
    stretches: [
      { from: second.timeOf(last - night - 1_000_000 + 1), until: second.timeOf(last - night - day) },
      { from: second.timeOf(last - day + 1) }
    ]
  }
}

export const dataLogSeed: Seed<DataLogSlice> = {
  factoryNew: () => ({ dataLogs: [], historyBytes: HISTORY_BYTES, numbersAsText: false }),
  runningPlant: now => ({ dataLogs: plantDataLogs(now), historyBytes: HISTORY_BYTES, numbersAsText: false })
}
