import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ImpactOf } from '../../src/stores/impact'
import { contract } from './contract-nodes'
import { read, SOURCES } from './sources'

/** The change of `stores/impact.ts` that a dialog or form shows before it calls the operation. */
const SHOWN: Record<string, ImpactOf> = {
  'PUT /system/datetime': 'clock',
  'PUT /features/misc/time': 'clock',
  'POST /system/restart': 'restart',
  'PUT /features/misc/reboot': 'restart-plan',
  'PUT /network/ethernet/{id}/settings': 'network',
  'PUT /network/wifi': 'network',
  'PUT /network/wifi/connection': 'network',
  'PUT /network/hotspot': 'network',
  'POST /project/management/updates': 'project',
  'POST /project/management/restarts': 'project',
  'POST /project/management/rollbacks': 'project',
  'POST /features/communication/links/{id}/restart': 'communication',
  'PUT /features/communication/devices/{id}/settings': 'communication',
  'PUT /features/communication/ports/{id}/settings': 'communication',
  'POST /features/codesys/start': 'codesys-start',
  'POST /features/codesys/stop': 'codesys-stop',
  'POST /features/codesys/reset': 'codesys-stop',
  'POST /features/codesys/updates': 'codesys-update',
  'POST /features/easyaccess/stop': 'easyaccess-stop',
  'POST /opcua/server/stop': 'opcua-stop',
  'POST /opcua/server/restart': 'opcua',
  'PUT /opcua/settings': 'opcua',
  'PUT /opcua/node-tree': 'opcua',
  'PUT /opcua/certificates/own': 'opcua',
  'POST /opcua/certificates/own/regenerate': 'opcua',
  'DELETE /opcua/certificates/{id}': 'opcua-distrust',
  'POST /opcua/certificates/{id}/reject': 'opcua-distrust',
  'PUT /features/misc/ftp': 'ftp',
  'POST /features/misc/services/{service}/restart': 'ftp',
  'PUT /features/secs-gem/settings': 'secs-gem',
  'POST /features/secs-gem/disconnect': 'secs-gem-stop',
  'PUT /features/vnc/settings': 'vnc',
  'PUT /features/webview/settings': 'webview'
}

/** They disconnect those whom the user has just chosen by name. */
const BY_NAME = ['DELETE /network/hotspot/clients/{mac}', 'DELETE /features/webview/connections/{id}']

const CUTS = /\bdisconnect(s|ed)\b|\bends (all sessions|the connection)|\brestarts (the|briefly|if it is running)/i

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  // The operations of a path beside its servers.
  Object.entries(item as Record<string, { description?: string; 'x-interrupts'?: string[] }>).map(
    ([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })
  )
)

const test = suite('impact')

test('a call that disconnects somebody says so with x-interrupts', () => {
  const cutting = operations.filter(({ name, description = '' }) => !name.startsWith('GET') && CUTS.test(description))
  assert.ok(cutting.length > 10)
  assert.equal(
    cutting.filter(it => !it['x-interrupts'] && !BY_NAME.includes(it.name)).map(({ name }) => name),
    []
  )
})

test('each call that interrupts somebody names them before it is sent', () => {
  const marked = operations.filter(it => it['x-interrupts']).map(({ name }) => name)
  assert.equal(marked.sort(), Object.keys(SHOWN).sort())
  const views = SOURCES.filter(path => /^src\/(screens|app)\//.test(path)).map(read)
  const unused = Object.values(SHOWN).filter(
    change => !views.some(text => /\b(createImpact|Impact|Interrupted|SaveNotice)\b/.test(text) && isIn(text, change))
  )
  assert.equal(unused, [])
})

const isIn = (text: string, change: ImpactOf) => text.includes(`'${change}'`) || text.includes(`by="${change}"`)

test.run()
