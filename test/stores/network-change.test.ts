import '../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  $networkChange,
  closeNetworkChange,
  type NetworkChange,
  requestNetworkChange
} from '../../src/stores/network-change'
import { $notices, clearNotices } from '../../src/stores/notices'

const change = (subject: string): NetworkChange => ({ subject, changes: [], save: () => Promise.reject(new Error()) })
const messages = () => $notices.get().map(({ kind, message }) => [kind, message])

const test = suite('network change')

test.after.each(() => {
  closeNetworkChange()
  clearNotices()
})

test('is cancelled when its dialog closes before it is decided', async () => {
  const result = requestNetworkChange(change('LAN 1'))
  assert.is($networkChange.get()?.change.subject, 'LAN 1')
  closeNetworkChange()
  assert.is(await result, 'cancelled')
  assert.equal(messages(), [])
})

test('reports a second change while one is open, which stays open', async () => {
  void requestNetworkChange(change('LAN 1'))
  assert.is(await requestNetworkChange(change('LAN 2')), 'cancelled')
  assert.equal(messages(), [['failed', 'shell.networkChangeOpen']])
  assert.is($networkChange.get()?.change.subject, 'LAN 1')
})

test.run()
