import * as assert from 'uvu/assert'
import { lastKnown } from '../../../src/lib/remote/last-known'
import { createEventLog } from '../../../src/screens/event-log/model'
import { test } from '../../setup/panel-test'
import { holds } from '../../setup/store'

async function open(query = '') {
  history.replaceState(null, '', `/app/data/event-log${query}`)
  const model = createEventLog()
  await holds(model.list.$rows, ({ status }) => status === 'ready')
  return model
}

const acknowledgement = (model: Awaited<ReturnType<typeof open>>, comment = '') => {
  const form = model.acknowledgeForm(undefined, () => {})
  form.set('comment', comment)
  return form
}

test('acknowledges nothing where the filters show no state that waits', async () => {
  const model = await open('?state=returned')
  const { unacknowledged } = model.$summary.get()!
  await acknowledgement(model).submit()
  assert.is(model.$summary.get()!.unacknowledged, unacknowledged)
})

test('acknowledges all that wait with the comment as it is meant, and selects none any more', async () => {
  const model = await open()
  const [event] = [...(lastKnown(model.list.$rows.get())?.pages.get(0) ?? [])]
  assert.ok(event)
  model.selection.select(event, true)
  await acknowledgement(model, '  Line stopped ').submit()
  assert.equal([model.$summary.get()!.unacknowledged, model.selection.$selected.get()], [0, []])
  model.filters.filter({ text: 'line stopped' })
  await holds(model.list.$rows, rows => rows.status === 'ready' && rows.data.query !== undefined && rows.data.total > 0)
})

test('deletes nothing before a day that does not exist or a time in the future', async () => {
  const model = await open()
  const { stored } = model.$summary.get()!
  const form = model.deletion.form(() => {})
  form.set('reason', 'Commissioning')
  form.set('before', '2026/02/29 00:00:00')
  await form.submit()
  assert.is(form.$errors.get().before, 'range.malformed')
  form.set('before', '2206/11/21 00:00:00')
  await form.submit()
  assert.is(form.$errors.get().before, 'eventLog.deletion.future')
  await model.list.refresh()
  assert.is(model.$summary.get()!.stored, stored)
})

test('reads what matches for print over several pages, and counts all of it', async () => {
  const model = await open('?priority=middle')
  const { signal } = new AbortController()
  const all = await model.printed.read(100_000, signal)
  assert.ok(all.total > 500 && all.total < model.$summary.get()!.stored)
  assert.is(new Set(all.items.map(({ number }) => number)).size, all.total)
  assert.ok(all.items.every(({ priority }) => priority === 'middle'))
  const some = await model.printed.read(20, signal)
  assert.equal([some.items.length, some.total], [20, all.total])
})

test.run()
