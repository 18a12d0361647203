import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import '../../setup/dom'
import { openUserScreens } from '../../../src/app/shell/user-mode'
import { fakeTime } from '../../lib/fake-time'

const test = suite('user mode')

test('loads /app on the same host, and once more after 100 ms', async () => {
  const time = fakeTime()
  const visited: string[] = []
  openUserScreens(address => visited.push(address))
  assert.equal(visited, ['/app'])
  await time.pass(99)
  assert.equal(visited, ['/app'])
  await time.pass(1)
  assert.equal(visited, ['/app', '/app'])
  time.end()
})

test.run()
