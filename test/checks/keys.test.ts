import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importTool } from '../setup/import-tool'
import { readJson } from './sources'

interface ShortKeys {
  nameOf(key: string): string
  inWords(words: Record<string, string>): Record<string, string>
  inCode(code: string): string
}

const KEYS = ['dashboard.clients.one', 'dashboard.clients.other', 'dashboard.cpu', 'email.tab.groups', 'email.tabs']
const COMPLETED = `t(\`email.tab.\${tab}\`); t('email.tab.groups')`
const CODE = `t('dashboard.cpu'); plural('dashboard.clients', 2); ${COMPLETED}`
interface KeysTool {
  shortenKeys(keys: string[], code: string): ShortKeys
}

const test = suite<{ shorten: KeysTool['shortenKeys'] }>('keys')

test.before(async context => {
  context.shorten = (await importTool<KeysTool>('.build/keys.mjs')).shortenKeys
})

test('code and words call a text by the same short name', ({ shorten }) => {
  const keys = shorten(KEYS, CODE)
  const name = keys.nameOf('dashboard.cpu')
  assert.ok(name.length < 3)
  assert.equal(keys.inWords({ 'dashboard.cpu': 'CPU usage' }), { [name]: 'CPU usage' })
  assert.is(keys.inCode("t('dashboard.cpu')"), `t('${name}')`)
})

test('the forms of a plural follow their stem', ({ shorten }) => {
  const keys = shorten(KEYS, CODE)
  const [, stem] = /plural\('(\w+)'/.exec(keys.inCode(CODE)) ?? []
  const forms = { 'dashboard.clients.one': '1 client', 'dashboard.clients.other': '{{count}} clients' }
  assert.equal(keys.inWords(forms), { [`${stem}.one`]: '1 client', [`${stem}.other`]: '{{count}} clients' })
})

test('a key that a template completes keeps its name everywhere', ({ shorten }) => {
  const keys = shorten(KEYS, CODE)
  assert.equal(keys.inWords({ 'email.tab.groups': 'Groups' }), { 'email.tab.groups': 'Groups' })
  assert.is(keys.inCode(COMPLETED), COMPLETED)
})

test('what only looks like a key stays as it is', ({ shorten }) => {
  const code = "load('icons.svg'); host('mail.plant.example'); t('emails')"
  assert.is(shorten(KEYS, CODE).inCode(code), code)
})

test('no two texts share a name', ({ shorten }) => {
  const all = Object.keys(readJson<Record<string, string>>('locales/en.json'))
  const keys = shorten(all, '')
  assert.is(new Set(all.map(keys.nameOf)).size, all.length)
})

test.run()
