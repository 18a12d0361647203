import type { Schemas } from '../../../src/api/generated/schema'
import { hash } from '../device/hash'
import type { PlantShift } from '../device/plant-shift'
import type { NewOperation } from './call-record'

type Who = Pick<NewOperation, 'username' | 'role' | 'place' | 'address'>
type Scalar = Schemas['OperationChange']['next']

/** Something that is operated again and again. */
export interface Kind {
  who: (shift: PlantShift) => Who
  screen: string
  action: Schemas['OperationAction']
  object: string
  function: string
  target: string
  /** Name of the value; '' for what has none. */
  field: string
  value: (slot: number) => Scalar
  /** Of forty operations these end otherwise. */
  outcomes: readonly { result: 'refused' | 'failed'; code: string }[]
  /** Where what is operated is recorded. */
  logged?: Schemas['LoggedSignal']
}

const atPanel: Kind['who'] = shift => ({
  username: shift,
  role: shift === 'Maintenance' ? 'A, D, E, F' : 'A, B',
  place: 'panel',
  address: null
})
const over =
  (place: 'webview' | 'vnc' | 'opcua' | 'console', username: string, role: string, address: string): Kind['who'] =>
  () => ({ username, role, place, address })

const webView = over('webview', '佐藤', 'A, B, C, D', '192.168.10.85')
const vnc = over('vnc', 'Maintenance', 'A, D, E, F', '192.168.10.92')
const opcUa = over('opcua', 'Scada', '', '192.168.10.20')
const engineer = over('console', 'engineer', 'administrator', '192.168.10.71')

const NO_OUTCOMES = { outcomes: [] } as const
const NO_CLASS = { outcomes: [{ result: 'refused', code: 'class_missing' }] } as const
const PLC = { outcomes: [{ result: 'failed', code: 'plc_disconnected' }] } as const
const LIMITS = {
  outcomes: [
    { result: 'refused', code: 'out_of_range' },
    { result: 'failed', code: 'plc_disconnected' }
  ]
} as const

const steps = (seed: number, least: number, step: number, count: number) => (slot: number) =>
  Math.round((least + Math.floor(hash(seed, slot) * count) * step) * 10) / 10
const onOff = (seed: number) => (slot: number) => hash(seed, slot) < 0.5
const oneOf = (seed: number, names: readonly string[]) => (slot: number) =>
  names[Math.floor(hash(seed, slot) * names.length)] ?? null
const noValue = { field: '', value: () => null }

const write = (who: Kind['who'], screen: string, object: string, target: string, value: Kind['value']): Kind => ({
  ...{ who, screen, object, target, value, ...LIMITS },
  action: 'write',
  function: who === opcUa ? 'Write' : 'Numeric entry',
  field: 'value'
})

const press = (who: Kind['who'], screen: string, object: string, target: string, seed: number): Kind => ({
  ...{ who, screen, object, target, ...NO_CLASS },
  action: 'press',
  function: 'Bit button',
  field: 'value',
  value: onOff(seed)
})

const filler = (channel: string) => ({ log: 'filler-temperatures', channel })
const washer = (channel: string) => ({ log: 'bottle-washer', channel })

const recorded = (kind: Kind, logged: Schemas['LoggedSignal']): Kind => ({ ...kind, logged })

export const ACKNOWLEDGEMENT: Kind = {
  ...{ who: atPanel, screen: 'Alarms', action: 'acknowledge', object: 'Alarm list', ...noValue },
  ...{ function: 'Acknowledge', target: '', ...NO_OUTCOMES }
}

/** What is operated more often comes more than once. */
export const KINDS: readonly [Kind, ...Kind[]] = [
  recorded(write(atPanel, 'Filler', 'Tank 1 setpoint', 'Line PLC MW104', steps(21, 68, 0.5, 18)), filler('tank-1')),
  recorded(write(atPanel, 'Filler', 'Tank 2 setpoint', 'Line PLC MW204', steps(22, 52, 0.5, 18)), filler('tank-2')),
  recorded(write(atPanel, 'Filler', 'Filler speed', 'Line PLC MW10', steps(23, 80, 5, 12)), filler('flow')),
  recorded(write(webView, 'Filler', 'Tank 1 setpoint limit', 'Line PLC MW106', steps(24, 78, 1, 8)), filler('tank-1')),
  recorded(write(opcUa, '', 'Filler/Speed', 'Line PLC MW10', steps(25, 80, 5, 12)), filler('flow')),
  recorded(write(opcUa, '', 'Filler/Tank 2/Setpoint', 'Line PLC MW204', steps(26, 52, 0.5, 18)), filler('tank-2')),
  recorded(press(atPanel, 'Filler', 'Filler start', 'Line PLC M10', 31), filler('flow')),
  recorded(press(atPanel, 'Washer', 'Washer zone 1 heating', 'Line PLC M30', 32), washer('zone-1')),
  recorded(press(vnc, 'Washer', 'Washer pump', 'Line PLC M34', 33), washer('pump-1')),
  {
    ...{ who: atPanel, screen: 'Recipes', action: 'load', object: 'Bottling', ...PLC },
    ...{ function: 'Load recipe', target: 'Line PLC MW400', field: 'record' },
    value: oneOf(41, ['Still water 500', 'Sparkling water 1000', 'Cola 330', 'Orange 500', '緑茶 Green tea 500'])
  },
  ACKNOWLEDGEMENT,
  {
    ...{ who: atPanel, screen: 'Start', action: 'sign_in', object: '', ...noValue },
    ...{ function: 'Log in', target: '', outcomes: [{ result: 'refused', code: 'wrong_password' }] }
  },
  {
    ...{ who: vnc, screen: 'Service', action: 'change', object: 'Washer cycle', ...NO_CLASS },
    ...{ function: 'Numeric entry', target: 'LW9020', field: 'minutes', value: steps(51, 10, 1, 12) }
  },
  {
    ...{ who: engineer, screen: 'email', action: 'change', object: 'smtp', ...NO_OUTCOMES },
    ...{ function: 'PUT /email/smtp', target: '/api/v1/email/smtp', field: 'timeout_seconds' },
    value: steps(61, 10, 5, 6)
  }
]
