import { cleanStores } from 'nanostores'
import * as assert from 'uvu/assert'
import { createDataLog, type DataLogModel } from '../../src/screens/data-log/model'
import { valueAt } from '../panel/device/signals'
import type { Panel } from '../panel/panel'
import { onCleanup } from './screen'
import { holds } from './store'

/** A time of the day of the virtual panel. */
export const at = (text: string) => Date.parse(`2026-11-21T${text}Z`)

const noChart = () => Promise.reject(new Error('no chart in this test'))

/** The range is part of the address, and kept from one data screen to the next. */
export function visitDataLog(query = 'range=1h'): void {
  history.replaceState(null, '', `/app/data/data-log?${query}`)
}

/** A model with listeners. */
export async function openDataLog(query?: string) {
  visitDataLog(query)
  const model = createDataLog(noChart)
  onCleanup(() =>
    cleanStores(model.$shown, model.feed.$records, model.following.$following, model.choice.$choice, model.$logs)
  )
  const stores = [
    model.$logs,
    model.feed.$records,
    model.$shown,
    model.following.$following,
    model.$drawn,
    model.measurement.$measurement
  ]
  for (const store of stores) onCleanup(store.listen(() => {}))
  await holds(model.$shown, () => recordsOf(model) !== undefined)
  return model
}

export const tank1At = (panel: Panel, time: number) => valueAt(panel.state.dataLogs[0]!.channels[0]!.signal, time)

export async function measured(model: DataLogModel) {
  const measurement = await holds(model.measurement.$measurement, found => found?.status === 'ready')
  assert.ok(measurement?.status === 'ready')
  return measurement
}

export const recordsOf = (model: DataLogModel) => model.$shown.get()?.records
