import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plant } from '../operations/plant-log'

const test = suite('invisible reasons')
const INVISIBLE = [' ', '\u200b', '\u00a0', '\u2060\u3000', '\u3164', '\u2800', '\ufe0f', '\u0085', '\u202e\u00ad']

test('are none: not of a restart, a deletion or a shorter retention', async () => {
  const { panel, call, save } = await plant()
  const { retention_days } = (await call('GET /data/events/settings')).body
  for (const reason of INVISIBLE) {
    const place = JSON.stringify(reason)
    const restart = await call('POST /system/restart', { reason })
    assert.equal([restart.status, restart.body.fields], [400, { reason: 'pattern' }], place)
    const deletion = await call('POST /data/events/deletions', { before: '2026.11.01-00:00:00', total: 1, reason })
    assert.equal([deletion.status, deletion.body.fields], [400, { reason: 'pattern' }], place)
    const shorter = await save('/data/events/settings', { retention_days: retention_days - 1, total: 1, reason })
    assert.equal([shorter.status, shorter.body.fields], [400, { reason: 'pattern' }], place)
  }
  assert.is(panel.isRunning(), true)
  assert.is((await call('POST /system/restart', { reason: '\u200b設定変更' })).status < 300, true)
})

test.run()
