import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SNAPSHOT } from '../../../src/api/generated/snapshot'
import { EMAIL_TABS } from '../../../src/screens/email/model'
import { SERVICES } from '../../../src/screens/misc/cards'
import { TABS } from '../../../src/screens/opcua/tabs'
import { placeOf } from '../../../src/screens/system-info/configuration/places'

const test = suite('places of settings')

/** The queries of the links to the settings of a part of the contract. */
const queries = (tags: RegExp) =>
  SNAPSHOT.filter(({ tag }) => tags.test(tag)).map(resource => placeOf(resource)?.split('?')[1] ?? '')

test('settings on a tab lead to it, and each tab has some', () => {
  assert.equal([...new Set(queries(/^opcua/))].sort(), TABS.map(({ id }) => `tab=${id}`).sort(), 'OPC UA')
  assert.equal([...new Set(queries(/^email$/))].sort(), EMAIL_TABS.map(id => `tab=${id}`).sort())
})

test('settings of a service lead to its dialog', () => {
  assert.equal(queries(/^(misc-services|misc-web|vnc)$/).sort(), SERVICES.map(id => `card=${id}`).sort())
})

test('other settings lead to their screen', () => {
  assert.is(placeOf({ tag: 'hotspot', path: '/network/hotspot' }), '/app/network/hotspot')
  assert.is(placeOf({ tag: 'system', path: '/system/hmi/name' }), undefined)
})

test.run()
