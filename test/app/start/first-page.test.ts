import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { firstLanguage } from '../../../src/app/start/first-page'

const test = suite('the language of a first visit')

/** The language of a first visit with a browser of this language. */
function firstVisit(language: string | undefined) {
  Object.defineProperty(navigator, 'language', { configurable: true, value: language })
  return firstLanguage(['en', 'ja', 'ko'])
}

test.after.each(() => {
  Reflect.deleteProperty(navigator, 'language')
})

test('a first visit begins in the language of the browser, whatever its region', () => {
  assert.equal(['ja', 'ja-JP', 'ko-KR', 'en-GB'].map(firstVisit), ['ja', 'ja', 'ko', 'en'])
})

test('a first visit begins in English where the console does not have the language of the browser', () => {
  assert.equal(['de-DE', 'kok-IN', '', undefined].map(firstVisit), ['en', 'en', 'en', 'en'])
})

test.run()
