import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { differencesOf } from '../../../src/lib/form/differences'

const test = suite('differences')

test('lists the labelled fields that differ, in the order of the labels', () => {
  const before = { mode: 'dhcp', dns: ['10.0.0.1'], mtu: 1500, hidden: 1 }
  const after = { mode: 'static', dns: ['10.0.0.1'], mtu: 1400, hidden: 2 }
  const labels = { mtu: 'MTU', dns: 'DNS', mode: 'Mode' }
  assert.equal(
    differencesOf(labels, before, after, (field, value) => `${field} ${value}`),
    [
      { field: 'mtu', label: 'MTU', before: 'mtu 1500', after: 'mtu 1400' },
      { field: 'mode', label: 'Mode', before: 'mode dhcp', after: 'mode static' }
    ]
  )
})

test.run()
