import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import SafeApplyDialog from '../../../src/app/safe-apply/safe-apply-dialog'
import { environment } from '../../../src/lib/environment'
import { isApiError } from '../../../src/lib/remote/failure'
import { $networkChange, closeNetworkChange, requestNetworkChange } from '../../../src/stores/network-change'
import { fakeTime } from '../../lib/fake-time'
import { byRole, byText, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('safe apply dialog')

test('offers Stop after 10 s without an answer to the save, although it pauses the polls', async () => {
  const time = fakeTime()
  const outcome = requestNetworkChange({ subject: 'LAN 1', changes: [], save: () => new Promise(() => {}) })
  const failure = outcome.catch(error => isApiError(error) && error.failure)
  environment.$pollsPaused.set(true)
  try {
    render(<SafeApplyDialog />)
    click(byRole('button', { name: 'Apply' }))
    await time.pass(11_000)
    byText('Not confirmed by the panel: it may have been saved')
    click(byRole('button', { name: 'Stop' }))
    assert.equal(await failure, { kind: 'unconfirmed' })
    assert.is($networkChange.get(), undefined)
  } finally {
    closeNetworkChange()
    environment.$pollsPaused.set(false)
    cleanup()
    time.end()
  }
})

test.run()
