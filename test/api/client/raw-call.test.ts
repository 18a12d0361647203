import * as assert from 'uvu/assert'
import { sendRaw } from '../../../src/api/client/raw-call'
import { test } from '../../setup/panel-test'

test('resolves to any response, with the time that it took', async ({ panel }) => {
  panel.faults.answerNext(409, { error_code: 'busy', message: 'later' }, 'GET /system/time')
  const started = performance.now()
  const { status, text, milliseconds } = await sendRaw({
    method: 'get',
    url: '/system/time',
    headers: {},
    withToken: true
  })
  assert.equal([status, JSON.parse(text).error_code], [409, 'busy'])
  assert.ok(milliseconds <= Math.ceil(performance.now() - started), `${milliseconds} ms`)
})

test.run()
