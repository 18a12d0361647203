import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { PendingChange } from '../../../src/api/pending'
import { ChangeCountdown } from '../../../src/app/safe-apply/change-countdown'
import { ChangeOutcome } from '../../../src/app/safe-apply/change-outcome'
import SafeApplyDialog from '../../../src/app/safe-apply/safe-apply-dialog'
import { createSafeApplyFlow } from '../../../src/app/safe-apply/safe-apply-flow'
import { environment } from '../../../src/lib/environment'
import { isApiError } from '../../../src/lib/remote/failure'
import { $networkChange, closeNetworkChange, requestNetworkChange } from '../../../src/stores/network-change'
import { fakeTime } from '../../lib/fake-time'
import { byRole, byText, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('safe apply dialog')

const pending: PendingChange = {
  code: 'a1',
  state: 'pending',
  in_force: false,
  seconds_left: 60,
  deadline: '2026/11/21 09:42:37',
  addresses: []
}

test('offers Stop after 10 s without an answer to the save, although it pauses the polls', async () => {
  const time = fakeTime()
  const outcome = requestNetworkChange({ subject: 'LAN 1', changes: [], save: () => new Promise(() => {}) })
  const failure = outcome.catch(error => isApiError(error) && error.failure)
  environment.$pollsPaused.set(true)
  try {
    render(<SafeApplyDialog />)
    click(byRole('button', { name: 'Apply' }))
    await time.pass(11_000)
    byText('Not confirmed by the panel: the change may have been saved')
    click(byRole('button', { name: 'Stop waiting' }))
    assert.equal(await failure, { kind: 'unconfirmed' })
    assert.is($networkChange.get(), undefined)
  } finally {
    closeNetworkChange()
    environment.$pollsPaused.set(false)
    cleanup()
    time.end()
  }
})

test('says how to get back while a change that ends this connection is checked, and when the panel has gone', () => {
  const change = {
    subject: 'Wi-Fi',
    changes: [],
    wayBack: 'Open the panel over a LAN cable.',
    save: async () => pending
  }
  const flow = createSafeApplyFlow({ change, settle() {}, fail() {} }, () => {})
  render(<ChangeCountdown flow={flow} stage={{ status: 'pending', pending, secondsLeft: 60, reachable: false }} />)
  byText(change.wayBack)
  cleanup()
  render(<ChangeOutcome flow={flow} stage={{ status: 'ended', pending, outcome: 'moved', early: false }} />)
  byText(change.wayBack)
  cleanup()
})

test.run()
