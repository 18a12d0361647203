import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reloadOnce } from '../../../src/lib/browser/build-reload'

const test = suite('build reload')

function pageOf(served: boolean) {
  let reloads = 0
  const reload = () => {
    reloads += 1
  }
  return { served: async () => served, reload, reloads: () => reloads }
}

test('does not reload while the panel does not serve the page', async () => {
  const unreachable = pageOf(false)
  await reloadOnce(unreachable)
  assert.is(unreachable.reloads(), 0)
})

test('reloads once, never twice within a minute, and records the time in the history entry', async () => {
  const reachable = pageOf(true)
  await reloadOnce(reachable)
  await reloadOnce(reachable)
  assert.is(reachable.reloads(), 1)
  assert.type(history.state.reloadedAt, 'number')
})

test.run()
