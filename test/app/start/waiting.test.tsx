import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Waiting } from '../../../src/app/start/waiting'
import { fakeTime } from '../../lib/fake-time'
import { allByRole, byRole } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('waiting')
let time: ReturnType<typeof fakeTime>

test.before.each(() => {
  time = fakeTime()
})
test.after.each(() => {
  time.end()
  cleanup()
})

const { dataset } = document.documentElement
const status = () => allByRole('status').map(({ textContent }) => textContent?.trim())

test('is busy at once, says after 2 s what it waits for, and offers Retry after 8 s', async () => {
  render(<Waiting page="shell" failed={false} />)
  assert.ok(document.querySelector('[aria-busy="true"]'))
  await time.pass(1900)
  assert.equal(status(), [])
  await time.pass(500)
  assert.equal(status(), ['Waiting for the panel to respond'])
  assert.equal(allByRole('button'), [])
  await time.pass(6000)
  byRole('button', { name: 'Retry' })
})

test('offers Retry at once where the panel has already failed to answer', () => {
  render(<Waiting page="shell" failed />)
  byRole('button', { name: 'Retry' })
})

test('shows the first paint until the page replaces it', () => {
  render(<Waiting page="login" failed={false} />)
  assert.is(dataset.page, 'login')
  cleanup()
  assert.is(dataset.page, 'plain')
})

test.run()
