import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

type Loader = (file: { path: string }) => { contents: string }

interface Tool {
  leanPackages: { setup(build: { onLoad(of: { filter: RegExp }, loader: Loader): void }): void }
}

const REDAXIOS = join('node_modules', 'redaxios/dist/redaxios.module.js')

const test = suite('lean packages')

/** The header names of a call by this code, where a cookie has the name `undefined`. */
async function headersSentBy(code: string): Promise<string[]> {
  const client = new Function(code.replace('export default', 'return '))()
  const sent: string[] = []
  const send = async (_: string, { headers }: { headers: object }) => {
    sent.push(...Object.keys(headers))
    return new Response('{}')
  }
  Object.assign(globalThis, { document: { cookie: 'undefined=x' } })
  try {
    await client({ url: '/status', headers: { Accept: '*/*' }, fetch: send })
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
  return sent
}

test('no cookie becomes a header', async () => {
  const { leanPackages } = await load<Tool>('lean-packages.mjs')
  const loaded: string[] = []
  leanPackages.setup({
    onLoad: ({ filter }, loader) => void (filter.test(REDAXIOS) && loaded.push(loader({ path: REDAXIOS }).contents))
  })
  assert.equal(await headersSentBy(readFileSync(REDAXIOS, 'utf8')), ['accept', 'undefined'])
  assert.equal(await headersSentBy(loaded.join()), ['accept'])
})

test.run()
