import '../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { dropToken, readToken, saveToken, TokenError } from '../../src/session/token'
import contract from '../../static/contract/auth.json'

const test = suite('token')

test.before.each(() => {
  history.replaceState(null, '', '/app/system/info')
  for (const path of ['/app', '/app/system']) document.cookie = `ihmi_user_token=older; Path=${path}`
})

test('replaces older cookies of the same name under other paths', () => {
  saveToken('new')
  assert.is(document.cookie, 'ihmi_user_token=new')
  assert.is(readToken(), 'new')
})

test('drops older cookies of the same name under other paths', () => {
  assert.ok(dropToken())
  assert.is(document.cookie, '')
})

/** The cookie that was written last, with its attributes. */
let line = ''

/** A browser whose cookies are `kept`, whatever is written; at another protocol than http where one is given. */
function whyNotKept(kept: (written: string) => string, { token = 'new', protocol = 'http:' } = {}) {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => kept(line.split(';')[0] ?? ''),
    set: (text: string) => {
      line = text
    }
  })
  const original = Object.getOwnPropertyDescriptor(globalThis, 'location')
  Object.defineProperty(globalThis, 'location', { configurable: true, value: { protocol, pathname: '/app/login' } })
  try {
    saveToken(token)
    return 'kept'
  } catch (error) {
    return error instanceof TokenError && error.problem
  } finally {
    Reflect.deleteProperty(document, 'cookie')
    if (original) Object.defineProperty(globalThis, 'location', original)
  }
}

test('is Secure over https, and over http not, where a browser would drop it', () => {
  const isSecure = (protocol: string) => {
    whyNotKept(written => written, { protocol })
    return /; Secure\b/.test(line)
  }
  assert.equal(['https:', 'http:'].map(isSecure), [true, false])
})

test('keeps the longest token of the contract, as it is, in a browser that keeps cookies of 4096 bytes', () => {
  const { maxLength, pattern } = contract.components.schemas.Token.properties.access_token
  const token = 'ey.~_-+/='.padStart(maxLength, 'x')
  assert.match(token, new RegExp(pattern))
  assert.is(
    whyNotKept(written => (written.length <= 4096 ? written : ''), { token }),
    'kept'
  )
  assert.ok(line.startsWith(`ihmi_user_token=${token};`))
})

test('says why the browser does not keep a token', () => {
  const probe = (written: string) => (written === 'ihmi_probe=1' ? written : '')
  assert.is(
    whyNotKept(written => written),
    'kept'
  )
  assert.is(
    whyNotKept(() => ''),
    'blocked'
  )
  assert.is(whyNotKept(probe, { token: 'x'.repeat(4096) }), 'too-long')
  // An older cookie with Secure hides the new one over http only.
  assert.is(whyNotKept(probe), 'https-before')
  assert.is(whyNotKept(probe, { protocol: 'https:' }), 'blocked')
})

test.run()
