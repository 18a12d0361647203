import * as assert from 'uvu/assert'
import type { MarkKind } from '../../../../src/api/marks'
import { createMarks } from '../../../../src/screens/data-log/marks/marks-model'
import { restoreSession } from '../../../../src/session/session'
import { recordCalls } from '../../../setup/calls'
import { at, openDataLog } from '../../../setup/open-data-log'
import { test } from '../../../setup/panel-test'
import { onCleanup } from '../../../setup/screen'
import { holds } from '../../../setup/store'

async function open() {
  localStorage.clear()
  await restoreSession()
  const dataLog = await openDataLog()
  dataLog.chartView.setArea({ left: 40, width: 800 })
  const marks = createMarks(dataLog)
  for (const store of [marks.$marks, marks.$rows, marks.$kinds]) onCleanup(store.listen(() => {}))
  const count = async (wanted: MarkKind, check: (count: number) => boolean): Promise<number> => {
    const kinds = await holds(marks.$kinds, all => all.some(({ kind, count }) => kind === wanted && check(count ?? 0)))
    return kinds.find(({ kind }) => kind === wanted)!.count!
  }
  return { dataLog, marks, count }
}

// The first one, as the stores of another test live on for a second and may poll in it.
test('reads no marks while all kinds are hidden', async ({ panel }) => {
  const { dataLog, marks, count } = await open()
  await count('event', some => some > 0)
  const kinds = marks.$kinds.get().map(({ kind }) => kind)
  for (const kind of kinds) marks.toggleKind(kind)
  // What was requested before the last one was hidden has reached the panel by then.
  await dataLog.feed.$records.reload()
  const calls = recordCalls(panel)
  await panel.clock.advance(5000)
  await dataLog.feed.$records.reload()
  assert.equal([marks.$marks.get(), marks.$rows.get()], [[], []])
  assert.not(calls.some(call => call.includes('/data/marks')))
  marks.toggleKind('event')
  await count('event', some => some > 0)
})

test('adds what has just happened while the trend is live', async ({ panel, signIn }) => {
  const { dataLog, count } = await open()
  const before = await count('sign_in', some => some > 0)
  await panel.clock.advance(5000)
  await signIn('engineer')
  await dataLog.feed.$records.reload()
  assert.is(await count('sign_in', some => some > before), before + 1)
})

test('reads only what is new while the trend is live', async ({ panel, signIn }) => {
  const { dataLog, count } = await open()
  const before = await count('sign_in', some => some > 0)
  const calls = recordCalls(panel)
  for (const more of [1, 2]) {
    await panel.clock.advance(5000)
    await signIn('engineer')
    await dataLog.feed.$records.reload()
    await count('sign_in', some => some === before + more)
  }
  const [first, second] = calls.flatMap(call => /data\/marks.*after_operation=(\d+)/.exec(call)?.[1] ?? [])
  assert.ok(Number(first) < Number(second), calls.join('\n'))
  assert.is(calls.filter(call => call.includes('/data/marks')).length, 2)
})

test('reads all again when the view is no longer the live one', async ({ panel }) => {
  const { dataLog, count } = await open()
  const before = await count('event', some => some > 0)
  const calls = recordCalls(panel)
  dataLog.chartView.setView({ from: at('09:30:00'), to: at('09:40:00') })
  await count('event', some => some < before)
  dataLog.chartView.setView(undefined)
  await count('event', some => some === before)
  assert.not(calls.some(call => call.includes('after_event')))
})

test('has the rows before the marks, so that the chart stays where it is', async () => {
  localStorage.clear()
  await restoreSession()
  const dataLog = await openDataLog()
  const marks = createMarks(dataLog)
  onCleanup(marks.$rows.listen(() => {}))
  const rows = marks.$rows.get()
  assert.equal(rows, ['event', 'operation', 'sign_in'])
  onCleanup(marks.$kinds.listen(() => {}))
  dataLog.chartView.setArea({ left: 40, width: 800 })
  await holds(marks.$kinds, all => all.every(({ count }) => count !== undefined))
  assert.equal(marks.$rows.get(), rows)
})

test('marks only what is in a zoomed view', async () => {
  const { dataLog, marks, count } = await open()
  const before = await count('event', some => some > 0)
  const rows = marks.$rows.get()
  dataLog.chartView.setView({ from: at('09:30:00'), to: at('09:40:00') })
  assert.ok((await count('event', some => some < before)) > 0)
  assert.ok(marks.$marks.get().every(({ window }) => window.from >= at('09:30:00') && window.to <= at('09:40:00')))
  assert.equal(marks.$rows.get(), rows, 'the rows stay')
})

test.run()
