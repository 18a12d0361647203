import type { Schemas } from '../../../src/api/generated/schema'
import { driverOf } from '../communication/drivers'
import type { Links } from '../communication/links'
import { hash } from '../device/hash'
import { type Signal, valueAt } from '../device/signals'
import type { PanelState } from '../state'
import { DATA_TYPES, type TagScalar, type TagValue } from './data-types'

type Tag = Schemas['NodeTag']
type Quality = Pick<Schemas['OpcUaValue'], 'quality' | 'reason'>

export interface Reading extends Quality {
  /** Null where there is none. */
  value: TagValue | null
}

export interface Plcs {
  state: PanelState
  links: Pick<Links, 'isConnected'>
}

type TagAddress = Pick<Tag, 'plc' | 'format' | 'address' | 'data_type' | 'index_register' | 'length'>

/** Longer than a sensor stays silent. */
const BEFORE_GAP_MS = 20_000
const BITS = { kind: 'pulse', everySeconds: 40, share: 0.8, onSeconds: 15 } as const

/** What the panel reads from the PLC for a tag. */
export function readTag(plcs: Plcs, tag: Tag, now: number): Reading {
  const bad = badQuality(plcs, tag)
  return bad ? { ...bad, value: null } : tagValue(plcs.state, tag, now)
}

/** What the PLC has at an address. */
export function tagValue(state: Pick<PanelState, 'plcMemory'>, tag: TagAddress, now: number): Reading {
  const written = state.plcMemory.get(addressOf(tag))
  if (written !== undefined) return { value: written, quality: 'good', reason: null }
  const count = isArray(tag) ? tag.length : 1
  const readings = Array.from({ length: count }, (_, index) => readScalar(tag, index, now))
  const quality = readings.some(({ isOld }) => isOld) ? 'uncertain' : 'good'
  const values = readings.map(({ value }) => value)
  return { value: isArray(tag) ? values : (values[0] ?? null), quality, reason: null }
}

/** @returns why the PLC does not take the value. */
export function writeTag(plcs: Plcs, tag: Tag, value: TagValue): Quality | undefined {
  const bad = badQuality(plcs, tag)
  if (bad) return bad
  plcs.state.plcMemory.set(addressOf(tag), value)
  return undefined
}

export const isArray = ({ data_type, length }: Pick<Tag, 'data_type' | 'length'>) =>
  length > 1 && DATA_TYPES[data_type]?.kind !== 'text'

/** As people read it, such as `Line PLC MW104`. */
export const addressText = ({ plc, format, address }: TagAddress) => `${plc} ${format.replace(/%\w+/, address)}`

const addressOf = (tag: TagAddress) =>
  `${addressText(tag)}${tag.index_register === null ? '' : `[${tag.index_register}]`} ${tag.data_type}`

function badQuality({ state, links }: Plcs, tag: Tag): Quality | undefined {
  if (!links.isConnected(tag.plc)) return { quality: 'bad', reason: 'plc_disconnected' }
  const device = state.plcDevices.find(({ name }) => name === tag.plc)
  const type = device && driverOf(device.driver).addresses.find(({ format }) => format === tag.format)
  const address = Number.parseInt(tag.address || '0', 10)
  const isKnown = type && address >= type.first && address <= type.last && tag.data_type in DATA_TYPES
  return isKnown ? undefined : { quality: 'bad', reason: 'address_error' }
}

function readScalar(tag: TagAddress, index: number, now: number): { value: TagScalar; isOld: boolean } {
  const seed = [...addressOf(tag)].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 10_007, index)
  const type = DATA_TYPES[tag.data_type]
  if (type?.kind === 'text') return { value: batchText(seed, now).slice(0, tag.length), isOld: false }
  if (type?.kind === 'bit') return { value: valueAt({ ...BITS, seed }, now) === 1, isOld: false }
  const base = 40 + Math.round(hash(seed, 1) * 160)
  const signal: Signal = { kind: 'wave', base, swing: base / 8, periodSeconds: 600, noise: 1, seed }
  const value = valueAt(signal, now)
  const shown = value ?? valueAt(signal, now - BEFORE_GAP_MS) ?? base
  const isWhole = type?.kind === 'number' && Number.isInteger(type.greatest) && type.greatest < 2 ** 32
  return { value: isWhole ? Math.round(shown) : Math.fround(shown), isOld: value === null }
}

/** A new batch every hour. */
const batchText = (seed: number, now: number) => `B${seed % 100}-${Math.floor(now / 3_600_000)}`
