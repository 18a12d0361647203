import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ImpactOf } from '../../src/stores/impact'
import { contract } from './contract-nodes'
import { read, SOURCES } from './sources'

/** What a dialog or form shows before it calls the operation: of `stores/impact.ts`, or what the screen names so. */
const SHOWN: Record<string, ImpactOf | { screen: string; name: string }> = {
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
  'POST /features/communication/links/{id}/restart': { screen: 'communication', name: 'RESTART' },
  'PUT /features/communication/devices/{id}/settings': { screen: 'communication', name: 'RESTART' },
  'PUT /features/communication/ports/{id}/settings': { screen: 'communication', name: 'RESTART' },
  'POST /features/codesys/start': { screen: 'codesys', name: 'IMPACTS' },
  'POST /features/codesys/stop': { screen: 'codesys', name: 'IMPACTS' },
  'POST /features/codesys/reset': { screen: 'codesys', name: 'IMPACTS' },
  'POST /features/codesys/updates': { screen: 'codesys', name: 'IMPACTS' },
  'POST /features/easyaccess/stop': { screen: 'easyaccess', name: 'STOP' },
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
  'PUT /features/secs-gem/settings': { screen: 'secs-gem', name: 'SAVE' },
  'POST /features/secs-gem/disconnect': { screen: 'secs-gem', name: 'DISCONNECT' },
  'PUT /features/vnc/settings': 'vnc',
  'PUT /features/webview/settings': { screen: 'webview-setting', name: 'SAVE' }
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
  const views = SOURCES.filter(path => /^src\/(screens|app)\//.test(path)).map(path => ({ path, text: read(path) }))
  const unused = Object.values(SHOWN).filter(change => !views.some(view => shows(view, change)))
  assert.equal(unused, [])
})

const VIEW = /\b(createImpact|Impact|Interrupted|SaveNotice)\b/

function shows({ path, text }: { path: string; text: string }, change: (typeof SHOWN)[string]): boolean {
  if (!VIEW.test(text)) return false
  if (typeof change === 'string') return text.includes(`'${change}'`) || text.includes(`by="${change}"`)
  return path.startsWith(`src/screens/${change.screen}/`) && new RegExp(`\\b${change.name}\\b`).test(text)
}

test.run()
