import * as assert from 'uvu/assert'
import type { MarkKind } from '../../../../src/api/marks'
import { createMarks } from '../../../../src/screens/data-log/marks/marks-model'
import { at, openDataLog } from '../../../setup/open-data-log'
import { test } from '../../../setup/panel-test'
import { onCleanup } from '../../../setup/screen'
import { holds } from '../../../setup/store'

async function open() {
  const dataLog = await openDataLog()
  dataLog.setArea({ left: 40, width: 800 })
  const marks = createMarks(dataLog)
  for (const store of [marks.$marks, marks.$rows, marks.$kinds]) onCleanup(store.listen(() => {}))
  const count = async (wanted: MarkKind, check: (count: number) => boolean) => {
    const kinds = await holds(marks.$kinds, all => all.some(({ kind, count }) => kind === wanted && check(count)))
    return kinds.find(({ kind }) => kind === wanted)!.count
  }
  return { dataLog, marks, count }
}

test('adds what has just happened while the trend is live', async ({ panel, signIn }) => {
  const { dataLog, count } = await open()
  const before = await count('sign_in', some => some > 0)
  await panel.clock.advance(5000)
  await signIn('engineer')
  await dataLog.$records.reload()
  assert.is(await count('sign_in', some => some > before), before + 1)
})

test('marks only what is in a zoomed view', async () => {
  const { dataLog, marks, count } = await open()
  const before = await count('event', some => some > 0)
  const rows = marks.$rows.get()
  dataLog.setView({ from: at('09:30:00'), to: at('09:40:00') })
  assert.ok((await count('event', some => some < before)) > 0)
  assert.ok(marks.$marks.get().every(({ window }) => window.from >= at('09:30:00') && window.to <= at('09:40:00')))
  assert.equal(marks.$rows.get(), rows, 'the rows stay')
})

test.run()
