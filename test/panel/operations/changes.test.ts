import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Secret } from '../http/secrets'
import { changedSecrets, changesBetween, requestedChanges } from './changes'

const test = suite('changes')

test('compares values by their path, entries of a list by their id, and no secret', () => {
  const before = { port: 25, dns: ['a'], list: [{ id: 1, on: true }], password: new Secret(true, true) }
  const after = { port: 26, dns: ['a', 'b'], list: [{ id: 1, on: false }], password: new Secret(true, false) }
  assert.equal(changesBetween(before, after), [
    { field: 'port', previous: 25, next: 26 },
    { field: 'dns', previous: 'a', next: 'a, b' },
    { field: 'list[1].on', previous: true, next: false }
  ])
})

test('names the fields of the one entry that has changed, but the entries where there are several', () => {
  const list = (...levels: number[]) => levels.map((level, index) => ({ id: `e${index}`, level }))
  const fields = (after: object[]) => changesBetween(list(1, 1), after).map(({ field }) => field)
  assert.equal(fields(list(2, 1)), ['level'])
  assert.equal(fields(list(2, 2)), ['[e0].level', '[e1].level'])
})

test('finds no change in a list whose entries have no id, as each takes the place of the one before', () => {
  const ended = (...states: string[]) => ({ items: states.map(state => ({ state })), total: states.length })
  assert.equal(changesBetween(ended('ok', 'failed'), ended('failed', 'ok')), [])
})

test('leaves out what was requested as it is, and the reason, which the record has as its information', () => {
  assert.equal(requestedChanges({ port: 25, host: 'a' }, { port: 25, host: 'b', reason: 'moved' }), [
    { field: 'host', previous: 'a', next: 'b' }
  ])
})

test('names the secrets that were replaced, without those that only prove who asks', () => {
  const sent = {
    current: new Secret(false, false),
    password: new Secret(true, false),
    key: { key_password: new Secret(true, true) },
    wifi: [{ password: new Secret(true, true) }, { passphrase: new Secret(true, false) }]
  }
  assert.equal(
    changedSecrets(sent).map(({ field, previous, next, secret }) => [field, previous, next, secret]),
    [
      ['password', null, null, true],
      ['wifi.1.passphrase', null, null, true]
    ]
  )
})

test.run()
