import '../../setup/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

test('a first visit in a language that only begins like one of the console is in English, with its texts', async () => {
  Object.assign(globalThis, {
    FIRST_FILES: { login: ['/login.*.json'] },
    BUILT: {},
    LANGUAGE_CODES: ['en', 'ja', 'ko']
  })
  Object.defineProperty(navigator, 'language', { configurable: true, value: 'kok-IN' })
  await import('../../../src/app/start/boot')
  assert.is(document.documentElement.lang, 'en')
  assert.ok(document.head.querySelector('link[href="/login.en.json"]'))
})

test.run()
