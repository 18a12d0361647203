import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readJson } from './sources'

interface ShortKeys {
  nameOf(key: string): string
  inWords(words: Record<string, string>): Record<string, string>
  inCode(code: string): string
}

const KEYS = ['dashboard.clients.one', 'dashboard.clients.other', 'dashboard.cpu', 'email.tab.groups', 'email.tabs']
const COMPLETED = `t(\`email.tab.\${tab}\`); t('email.tab.groups')`
const CODE = `t('dashboard.cpu'); plural('dashboard.clients', 2); ${COMPLETED}`
const test = suite<{ shorten(keys: string[], code: string): ShortKeys }>('keys')

test.before(async context => {
  const { shortenKeys } = await import(pathToFileURL(join(process.cwd(), '.build/keys.mjs')).href)
  context.shorten = shortenKeys
})

test('code and texts use the same short key', ({ shorten }) => {
  const keys = shorten(KEYS, CODE)
  const name = keys.nameOf('dashboard.cpu')
  assert.ok(name.length < 3)
  assert.equal(keys.inWords({ 'dashboard.cpu': 'CPU usage' }), { [name]: 'CPU usage' })
  assert.is(keys.inCode("t('dashboard.cpu')"), `t('${name}')`)
})

test('plural forms keep their stem', ({ shorten }) => {
  const keys = shorten(KEYS, CODE)
  const [, stem] = /plural\('(\w+)'/.exec(keys.inCode(CODE)) ?? []
  const forms = { 'dashboard.clients.one': '1 client', 'dashboard.clients.other': '{{count}} clients' }
  assert.equal(keys.inWords(forms), { [`${stem}.one`]: '1 client', [`${stem}.other`]: '{{count}} clients' })
})

test('a key completed by a template keeps its name everywhere', ({ shorten }) => {
  const keys = shorten(KEYS, CODE)
  assert.equal(keys.inWords({ 'email.tab.groups': 'Groups' }), { 'email.tab.groups': 'Groups' })
  assert.is(keys.inCode(COMPLETED), COMPLETED)
})

test('a string that only looks like a key is unchanged', ({ shorten }) => {
  const code = "load('icons.svg'); host('mail.plant.example'); t('emails')"
  assert.is(shorten(KEYS, CODE).inCode(code), code)
})

test('no two texts share a key', ({ shorten }) => {
  const all = Object.keys(readJson<Record<string, string>>('locales/en.json'))
  const keys = shorten(all, '')
  assert.is(new Set(all.map(keys.nameOf)).size, all.length)
})

test.run()
