import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { clearCookie, keepCookie, readCookie, writeCookie } from '../../../src/lib/browser/cookie'

const test = suite('cookie')

/** Replaces `document.cookie`. @returns the cookies written. */
function jar(content: string | (() => never)) {
  const written: string[] = []
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => (typeof content === 'string' ? content : content()),
    set: (line: string) => (typeof content === 'string' ? written.push(line) : content())
  })
  return written
}

test.after.each(() => {
  Reflect.deleteProperty(document, 'cookie')
})

test('finds a cookie by its full name', () => {
  jar('xlanguage=en; language=ja; languages=ko')
  assert.is(readCookie('language'), 'ja')
  assert.is(readCookie('lang'), undefined)
  assert.is(readCookie('size'), undefined)
})

test('writes a token byte for byte for the whole origin', () => {
  const written = jar('')
  const token = 'eyJhbGciOi.J9-_~+/=.x'
  writeCookie('ihmi_user_token', token)
  assert.is(written[0], `ihmi_user_token=${token}; Path=/; SameSite=Strict`)
})

test('encodes values that are not valid in a cookie', () => {
  const written = jar('')
  writeCookie('name', 'a; b=c,"é😀%41', { days: 1 })
  assert.is(written[0], 'name=a%3B%20b=c%2C%22%C3%A9%F0%9F%98%80%2541; Max-Age=86400; Path=/; SameSite=Strict')
  jar(written[0]!.split('; Max-Age')[0]!)
  assert.is(readCookie('name'), 'a; b=c,"é😀%41')
})

test('reads a value with a stray percent sign unchanged', () => {
  jar('name=100%')
  assert.is(readCookie('name'), '100%')
})

test('marks a secret Secure over https, and nothing else, which http pages of the host change too', () => {
  const written = jar('')
  const original = Object.getOwnPropertyDescriptor(globalThis, 'location')
  Object.defineProperty(globalThis, 'location', { configurable: true, value: { protocol: 'https:', pathname: '/' } })
  writeCookie('a', 'b', { secret: true })
  writeCookie('language', 'ja', { days: 1 })
  clearCookie('a')
  if (original) Object.defineProperty(globalThis, 'location', original)
  writeCookie('a', 'b', { secret: true })
  assert.equal(written, [
    'a=b; Secure; Path=/; SameSite=Strict',
    'language=ja; Max-Age=86400; Path=/; SameSite=Strict',
    'a=; Max-Age=0; Path=/; SameSite=Strict',
    'a=b; Path=/; SameSite=Strict'
  ])
})

test('clears a cookie also under each path that it may have been set for', () => {
  const written = jar('')
  const original = Object.getOwnPropertyDescriptor(globalThis, 'location')
  Object.defineProperty(globalThis, 'location', { configurable: true, value: { protocol: 'http:', pathname: '/a/b' } })
  clearCookie('x')
  if (original) Object.defineProperty(globalThis, 'location', original)
  const paths = written.map(line => /^x=; Max-Age=0; Path=(.*); SameSite=Strict$/.exec(line)?.[1])
  assert.equal(paths, ['/a/b', '/a/', '/a', '/'])
})

test('works where cookies are blocked', () => {
  jar(() => {
    throw new Error('SecurityError')
  })
  writeCookie('a', 'b')
  clearCookie('a')
  assert.is(readCookie('a'), undefined)
})

test('keeps what a browser remembers of its user', () => {
  const written = jar('')
  keepCookie('size', 'mini')
  assert.match(written[0]!, /^size=mini; Max-Age=\d+; Path=\/; SameSite=Strict$/)
})

test.run()
