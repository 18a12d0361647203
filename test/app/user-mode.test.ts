import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import '../setup/dom'
import { openUserScreens } from '../../src/app/user-mode'

const test = suite('user mode')

test('goes to /app on the same host, and once more after 100 ms', async () => {
  const visited: string[] = []
  openUserScreens(address => visited.push(address))
  assert.equal(visited, ['/app'])
  await new Promise(resolve => setTimeout(resolve, 120))
  assert.equal(visited, ['/app', '/app'])
})

test.run()
