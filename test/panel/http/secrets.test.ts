import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSecrets } from './secrets'

const FILE = {
  type: 'object',
  properties: { name: { type: 'string' }, content: { type: 'string', writeOnly: true } }
}
const LOGIN = {
  type: 'object',
  properties: { user: { type: 'string' }, proof: { type: 'string', format: 'password' } }
}
const SETTINGS = {
  type: 'object',
  properties: {
    port: { type: 'integer' },
    word: { type: 'string', format: 'password', writeOnly: true },
    file: { $ref: '#/components/schemas/File' },
    logins: { type: 'array', items: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Login' }] } },
    map: { type: 'object', additionalProperties: { type: 'string' } }
  }
}
const { hide, surplusIn, textsIn } = createSecrets({ schemas: { File: FILE, Login: LOGIN } })
const hidden = (value: unknown) => JSON.parse(JSON.stringify(hide(SETTINGS, value)))

const test = suite('secrets')

test('replaces what is marked, however deep, whatever its type and wherever a reference or a choice leads', () => {
  const value = {
    ...{ port: 1, word: { a: 'b' }, file: { name: 'ca.pem', content: 'c' } },
    ...{ logins: [null, { user: 'me', proof: '' }], map: { a: 'open' } }
  }
  assert.equal(hidden(value), {
    ...{ port: 1, word: 'set', file: { name: 'ca.pem', content: 'set' } },
    ...{ logins: [null, { user: 'me', proof: 'not set' }], map: { a: 'open' } }
  })
})

test('leaves out what no schema describes, and values of another type', () => {
  assert.equal(hidden({ port: { word: 'x' }, file: 'x', passwort: 'x', map: { a: ['x'] } }), {
    ...{ port: {}, map: { a: [null] } }
  })
})

test('replaces files by their size', () => {
  assert.is(hide({ type: 'string' }, new Uint8Array(3)), '3 bytes')
})

test('lists the texts of all secrets', () => {
  assert.equal(textsIn(SETTINGS, { word: 'a', logins: [{ proof: 'b' }], map: { c: 'd' } }), ['a', 'b'])
})

test('names what a response has though only a request may, and what is not described', () => {
  const value = { word: 'a', logins: [{ proof: 'b', code: 'c' }] }
  assert.equal(surplusIn(SETTINGS, value), { written: ['word'], undescribed: ['code'] })
})

test.run()
