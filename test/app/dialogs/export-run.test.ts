import * as assert from 'uvu/assert'
import { createExportRun } from '../../../src/app/dialogs/export/export-run'
import { fakeTime, settled } from '../../lib/fake-time'
import { test } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'

test('finds after 5 s that a panel without a response is away', async ({ panel }) => {
  panel.faults.hang('GET /exports/{id}')
  const time = fakeTime()
  const { $run, receive, stop } = createExportRun()
  onCleanup(() => {
    stop()
    time.end()
  })
  receive({ started: { id: 'x', url: '/api/v1/downloads/x' }, file: undefined })
  await settled()
  await time.pass(5100)
  const run = $run.get()
  assert.is(run.step === 'running' && run.away, true)
})

test.run()
