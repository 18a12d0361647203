import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../.build/contract.mjs'
import { createPanel } from '../panel/panel'
import { serve } from '../panel/server/server'
import { createSmallDist } from '../setup/small-dist'
import { callerAt, VIEW_USER } from '../setup/webview'

interface Described {
  'x-requires': string[]
  headers?: Record<string, string>
}

const REQUIREMENTS = ['session', 'role', 'usermode', 'webview']
const contract = assembleContract() as unknown as Record<'x-sockets' | 'x-pages', Record<string, Described>>
const test = suite('sockets and pages')

test('each states what admits a caller', () => {
  for (const [path, described] of Object.entries({ ...contract['x-sockets'], ...contract['x-pages'] }))
    assert.ok(
      described['x-requires']?.every(it => REQUIREMENTS.includes(it)),
      path
    )
})

test('the virtual panel opens exactly the described sockets', () => {
  const upgrade = readFileSync('test/panel/server/upgrade.ts', 'utf8')
  const pages = readFileSync('test/panel/server/screen-pages.ts', 'utf8')
  const named = `${upgrade}${/USER_SOCKET = .*/.exec(pages)?.[0]}`.replace(/\\/g, '')
  const found = [...new Set([...named.matchAll(/\/ws\/[a-z-]+/g)].map(([path]) => path))]
  const described = Object.keys(contract['x-sockets']).map(path => path.replace(/\/\{.*/, ''))
  assert.equal(found.sort(), described.sort())
})

test('the virtual panel serves the described pages with their headers', async () => {
  const panel = createPanel()
  panel.state.specification.usermode = true
  const { address, close } = await serve({ panel, dist: createSmallDist() })
  const { call, token } = await callerAt(panel, 'engineer')
  const { body } = await call('POST /features/webview/connections', VIEW_USER)
  const cookie = `ihmi_user_token=${token()}`
  for (const [path, { headers = {} }] of Object.entries(contract['x-pages'])) {
    const sent = await fetch(address + path.replace('{id}', body.id).replace('{name}', 'screen.js'), {
      headers: { cookie }
    })
    assert.is(sent.status, 200, path)
    assert.equal(Object.fromEntries(Object.keys(headers).map(name => [name, sent.headers.get(name)])), headers, path)
  }
  await close()
})

test.run()
