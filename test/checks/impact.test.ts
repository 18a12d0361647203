import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { IMPACTS } from '../../src/screens/api-doc/impacts'
import type { ImpactOf } from '../../src/stores/impact'
import { contract } from './contract-nodes'
import { read, SOURCES } from './sources'

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
  assert.equal(marked.sort(), Object.keys(IMPACTS).sort())
  const views = SOURCES.filter(path => /^src\/(screens|app)\//.test(path)).map(read)
  const unused = Object.values(IMPACTS).filter(
    change => !views.some(text => /\b(createImpact|Impact|Interrupted|SaveNotice)\b/.test(text) && isIn(text, change))
  )
  assert.equal(unused, [])
})

const isIn = (text: string, change: ImpactOf) => text.includes(`'${change}'`) || text.includes(`by="${change}"`)

test.run()
