import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reloadOnce } from '../../../src/app/start/build-reload'

const test = suite('build reload')

function pageThat(answers: boolean) {
  let reloads = 0
  const reload = () => {
    reloads += 1
  }
  return { served: async () => answers, reload, reloads: () => reloads }
}

test('does not reload while the panel does not serve the page', async () => {
  const away = pageThat(false)
  await reloadOnce(away)
  assert.is(away.reloads(), 0)
})

test('reloads once, never twice within a minute, and marks it in the history entry', async () => {
  const there = pageThat(true)
  await reloadOnce(there)
  await reloadOnce(there)
  assert.is(there.reloads(), 1)
  assert.type(history.state.reloadedAt, 'number')
})

test.run()
