import { createHash } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'
import type { Links } from '../communication/links'
import { deviceText } from '../device/device-text'
import { storedValue, type ValueFault, valueFault } from './recipe-values'

export type RecordEntry = Schemas['RecipeRecord']

/** A recipe of the project with its records, by number. */
export interface RecipeSource {
  id: string
  name: string
  items: Schemas['RecipeItem'][]
  mostRecords: number
  /** While the runtime works with it. */
  inUse: boolean
  /** Numbers of deleted records are not given again. */
  nextNumber: number
  changes: number
  records: RecordEntry[]
  /** Where records can be loaded to, if the project allows it. */
  target: LoadTarget | undefined
}

/** What a PLC of the panel has of a recipe. */
export interface LoadTarget {
  plc: string
  /** What the machine works with, in the order of the items; empty until the first load. */
  values: string[]
  lastLoad: Schemas['RecipeLoad'] | null
}

type Connections = Pick<Links, 'isConnected'>

interface Written {
  name: string
  values: string[]
}

interface Author {
  by: string
  at: number
}

export function definitionOf({ items }: RecipeSource): string {
  return createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8)
}

export function recipeOf(source: RecipeSource, links: Connections): Schemas['Recipe'] {
  const { id, name, items, inUse, mostRecords, records, changes } = source
  return {
    id,
    name,
    definition: definitionOf(source),
    in_use: inUse,
    max_records: mostRecords,
    records: records.length,
    changes,
    items,
    plc_load: plcLoadOf(source, links)
  }
}

function plcLoadOf({ target }: RecipeSource, links: Connections): Schemas['Recipe']['plc_load'] {
  if (!target) return null
  const { plc: name, lastLoad } = target
  return { name, state: links.isConnected(name) ? 'connected' : 'disconnected', last_load: lastLoad }
}

/** The machine works with the values of the record from now on. */
export function loadRecord(target: LoadTarget, { number, name, values }: RecordEntry, { by, at }: Author) {
  target.values = [...values]
  target.lastLoad = { number, name, loaded_at: deviceText(at), loaded_by: by }
  return target.lastLoad
}

/** Error codes of a record's values by field; the first item is `item0`. */
export function valueFaults({ items }: RecipeSource, values: string[]): Record<string, ValueFault | 'count_differs'> {
  if (values.length !== items.length) return { values: 'count_differs' }
  return Object.fromEntries(
    items.flatMap((item, index) => {
      const code = valueFault(item, values[index] ?? '')
      return code ? [[`item${index}`, code]] : []
    })
  )
}

export function addRecord(source: RecipeSource, written: Written, author: Author): RecordEntry {
  const record = { number: source.nextNumber, ...entry(source, written, author) }
  source.nextNumber += 1
  source.changes += 1
  source.records.push(record)
  return record
}

/** Also what the operator does at the panel. */
export function changeRecord(source: RecipeSource, number: number, written: Partial<Written>, author: Author): void {
  const record = source.records.find(other => other.number === number)
  if (!record) return
  Object.assign(record, entry(source, { ...record, ...written }, author))
  source.changes += 1
}

export function deleteRecord(source: RecipeSource, number: number): void {
  source.records = source.records.filter(record => record.number !== number)
  source.changes += 1
}

export const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function entry({ items }: RecipeSource, { name, values }: Written, { by, at }: Author) {
  return {
    name: name.trim(),
    values: items.map((item, index) => storedValue(item, values[index] ?? item.initial)),
    changed_at: deviceText(at),
    changed_by: by
  }
}
