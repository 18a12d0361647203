import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Environment, provide } from '../../../src/lib/environment'
import { $i18n, openWords, setLanguage } from '../../../src/lib/text/i18n'

const test = suite('i18n')

const words: Record<string, Record<string, string>> = {
  'common.en': {
    'common.save': 'Save',
    'common.cancel': 'Cancel',
    'errors.range': 'Enter a value from {{min}} to {{max}}'
  },
  'common.ja': { 'common.save': '保存', 'errors.range': '{{min}}~{{max}}の範囲で入力してください' },
  'shell.en': { 'shell.unconfirmed': 'Not confirmed' },
  'login.ja': { 'login.title': 'ログイン' },
  'dashboard.en': {
    'dashboard.clients.one': '{{count}} client',
    'dashboard.clients.other': '{{count}} clients'
  },
  'dashboard.ja': { 'dashboard.clients.other': '{{count}}クライアント' }
}
let requested: string[] = []

const load: Environment['loadWords'] = async (slice, language) => {
  const name = `${slice}.${language}`
  requested.push(name)
  const found = words[name]
  if (!found) throw new Error(`${name} is gone`)
  return found
}

/** Requests for a slice; the translator also knows slices of other tests. */
const requestsFor = (slice: string) => requested.filter(name => name.startsWith(`${slice}.`))

test.before.each(async () => {
  requested = []
  // A new function resets what counts as loaded.
  provide({ loadWords: (slice, language) => load(slice, language) })
  await setLanguage('en')
})

test('translates when rendered, so that texts follow the language', async () => {
  await openWords('common')
  assert.is($i18n.get().t('common.save'), 'Save')
  await setLanguage('ja')
  assert.is($i18n.get().t('common.save'), '保存')
  assert.is($i18n.get().language, 'ja')
})

test('inserts parameters, including those of a message', async () => {
  await openWords('common')
  const { t } = $i18n.get()
  assert.is(t('errors.range', { min: 1, max: 8 }), 'Enter a value from 1 to 8')
  assert.is(t(['errors.range', { min: 0, max: '{{min}}' }]), 'Enter a value from 0 to {{min}}')
})

test('uses the plural forms of each language', async () => {
  await openWords('dashboard')
  const clients = (count: number) => $i18n.get().t(['dashboard.clients', { count }])
  assert.equal([clients(1), clients(0), clients(12_000)], ['1 client', '0 clients', '12\u00a0000 clients'])
  await setLanguage('ja')
  assert.is(clients(1), '1クライアント')
})

test('loads each slice once per language', async () => {
  await Promise.all([openWords('common'), openWords('common')])
  await setLanguage('ja')
  await setLanguage('en')
  assert.equal(requestsFor('common'), ['common.en', 'common.ja'])
})

test('falls back to English when a slice cannot be loaded, and retries later', async () => {
  await openWords('common')
  await setLanguage('ko')
  assert.is($i18n.get().t('common.save'), 'Save')
  assert.equal(requestsFor('common'), ['common.en', 'common.ko'])
  await openWords('common')
  assert.equal(requestsFor('common'), ['common.en', 'common.ko', 'common.ko'])

  await openWords('shell')
  assert.equal(requestsFor('shell'), ['shell.ko', 'shell.en'])
  assert.is($i18n.get().t('shell.unconfirmed'), 'Not confirmed')
})

test('does not load English beside another language', async () => {
  await setLanguage('ja')
  await openWords('login')
  assert.equal(requestsFor('login'), ['login.ja'])
})

test.run()
