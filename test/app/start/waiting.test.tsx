import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { FailedStart } from '../../../src/app/start/failed-start'
import { Waiting } from '../../../src/app/start/waiting'
import { provide } from '../../../src/lib/environment'
import { $session, reset, restoreSession } from '../../../src/session/session'
import { saveToken } from '../../../src/session/token'
import { fakeTime, settled } from '../../lib/fake-time'
import { allByRole, byRole, click } from '../../setup/query'
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
  render(<Waiting page="shell" session="signed-in" />)
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
  render(<Waiting page="shell" session="failed" />)
  byRole('button', { name: 'Retry' })
})

test('shows the first paint until the page replaces it', () => {
  render(<Waiting page="login" session="signed-in" />)
  assert.is(dataset.page, 'login')
  cleanup()
  assert.is(dataset.page, 'plain')
})

test('a failed start is tried again by itself every 5 s, without another view in between', async () => {
  let requests = 0
  provide({
    transport: async () => {
      requests += 1
      throw new TypeError('Failed to fetch')
    }
  })
  saveToken('kept')
  await restoreSession()
  const failure = () => {
    const session = $session.get()
    return session.status === 'failed' ? session.error : undefined
  }
  const first = failure()!
  const seen: string[] = []
  const stop = $session.listen(({ status }) => seen.push(status))
  render(<FailedStart error={first} />)
  const before = requests
  await time.pass(5500)
  assert.ok(requests > before)
  assert.is.not(failure(), first)
  assert.equal(new Set(seen), new Set(['failed']))
  stop()
  reset()
})

test('Retry sends another request for the user beside the first, and Cancel ends the wait', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  provide({
    transport(_, { signal }) {
      signals.push(signal)
      return new Promise(() => {})
    }
  })
  saveToken('kept')
  const start = restoreSession()
  render(<Waiting page="shell" session="checking" />)
  await time.pass(8600)
  click(byRole('button', { name: 'Retry' }))
  await settled()
  assert.equal(
    signals.map(signal => signal?.aborted),
    [false, false]
  )
  assert.equal([status(), allByRole('button')], [['Waiting for the panel to respond'], []])
  await time.pass(8600)
  click(byRole('button', { name: 'Cancel' }))
  await start
  const session = $session.get()
  assert.is(session.status === 'failed' && session.error.failure.kind, 'cancelled')
  reset()
})

test.run()
