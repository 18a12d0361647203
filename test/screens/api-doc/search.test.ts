import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleDocument } from '../../../.build/contract.mjs'
import type { OpenApi } from '../../../src/api/openapi'
import { createDocumentation } from '../../../src/screens/api-doc/documentation'
import { type Calls, groupByTag, searchOperations } from '../../../src/screens/api-doc/search'

const documentation = createDocumentation(assembleDocument() as unknown as OpenApi) // the document that the screen reads

const found = (search: string, calls: Calls = 'all') => searchOperations(documentation, search, calls)
const idsOf = (search: string, calls?: Calls) => found(search, calls).map(({ id }) => id)

test('finds every operation without a search, in the order of the tags', () => {
  const groups = groupByTag(documentation, found('  '))
  assert.equal(
    groups.flatMap(({ operations }) => operations),
    documentation.operations
  )
})

const FIRST: [search: string, ids: string[]][] = [
  ['alarm', ['listEvents', 'acknowledgeEvents', 'readAlarmQuality', 'listAlarmFloods']],
  ['alarms', ['listEvents', 'acknowledgeEvents', 'readAlarmQuality', 'listAlarmFloods']],
  ['active alarm', ['listEvents']],
  ['mac', ['readIdentity', 'readHotspotStatus', 'readEthernet']],
  ['reboot', ['restartPanel', 'readRebootPlan', 'saveRebootPlan']],
  ['restart', ['restartPanel']],
  ['login', ['createToken']],
  ['serial number', ['readIdentity']]
]

for (const [search, ids] of FIRST)
  test(`finds the calls that do it first: ${search}`, () => {
    assert.equal(idsOf(search).slice(0, ids.length).sort(), [...ids].sort())
    assert.is(idsOf(search)[0], ids[0])
  })

test('finds calls that list before others that mention a list', () => {
  const summaries = found('list').map(({ summary }) => summary.startsWith('List '))
  assert.equal(
    summaries,
    [...summaries].sort((a, b) => Number(b) - Number(a))
  )
})

test('finds by method and path, name, text and error code, in any case', () => {
  assert.equal(idsOf('PUT /system/hmi/name'), ['setHmiName'])
  assert.equal(idsOf('sethmiNAME'), ['setHmiName'])
  assert.ok(idsOf('acknowledged_at_panel_only').length > 0)
  assert.equal(idsOf('no such words'), [])
})

test('finds the calls of a screen by its name in the language of the user', () => {
  const titleOf = (tag: string) => (tag === 'accounts' ? 'アカウント管理' : '')
  const tags = searchOperations(documentation, 'アカウント', 'all', titleOf).map(({ tag }) => tag)
  assert.ok(tags.length > 5)
  assert.equal([...new Set(tags)], ['accounts'])
})

test('distinguishes prescribed from optional calls', () => {
  assert.is(idsOf('', 'prescribed').length, 12)
  assert.ok(idsOf('', 'optional').includes('readOpcUaServer'))
  assert.not.ok(idsOf('', 'optional').includes('createToken'))
  assert.not.ok(idsOf('', 'optional').includes('deleteToken'))
})

test('counts a call below /cgi/ as one that may change something, and a POST that reads as one that does not', () => {
  const writes = (id: string) => documentation.find(id)?.writes
  assert.equal(['readLicense', 'readOpcUaServer', 'readOpcUaValues', 'setTime'].map(writes), [true, false, false, true])
})

test.run()
