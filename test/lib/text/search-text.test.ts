import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { likeness, MATCH, matchText, searchText } from '../../../src/lib/text/search-text'

const test = suite('search text')

const match = (text: string, query: string, typos?: boolean) => matchText(searchText(text), searchText(query), typos)

test('distinguishes a whole text, its words, their beginnings and parts of it', () => {
  assert.is(match('Serial ports', 'serial ports'), MATCH.whole)
  assert.is(match('Serial ports', 'ports'), MATCH.words)
  assert.is(match('Serial ports', 'ser po'), MATCH.beginnings)
  assert.is(match('Management', 'gem'), MATCH.parts)
  assert.is(match('Serial ports', 'parallel'), undefined)
})

test('finds no parts of two letters, except in writing without spaces', () => {
  assert.is(match('Recipe', 'ip'), undefined)
  assert.is(match('自動再起動', '再起'), MATCH.parts)
})

test('ignores case, accents, width, and what joins words', () => {
  for (const [text, query] of [
    ['Wi-Fi', 'WIFI'],
    ['Email', 'e-mail'],
    ['Menü', 'menu'],
    ['DHCP', 'ＤＨＣＰ'],
    ['SECS/GEM', 'secs gem'],
    ['Hotspot', 'hot spot'],
    ['Screen saver', 'screensaver']
  ] as const)
    assert.is(match(text, query), MATCH.whole, query)
})

test('ignores the kind of kana, and the long vowel that some leave out', () => {
  for (const query of ['めーる', 'ﾒｰﾙ', 'メール']) assert.is(match('メール', query), MATCH.whole, query)
  assert.is(match('ユーザー', 'ユーザ'), MATCH.whole)
  assert.is(match('がめん', 'カメン'), undefined)
})

test('treats singular and plural, British and American English as one', () => {
  for (const [one, other] of [
    ['alarm', 'alarms'],
    ['address', 'addresses'],
    ['battery', 'batteries'],
    ['licence', 'licenses'],
    ['colour', 'color'],
    ['authorisation', 'authorization'],
    ['centre', 'center'],
    ['synchronise', 'synchronize']
  ] as const)
    assert.is(match(one, other), MATCH.whole, other)
  for (const [one, other] of [
    ['status', 'statu'],
    ['DNS', 'dn']
  ] as const)
    assert.is.not(match(one, other), MATCH.whole, other)
})

test('allows one typing error in a word of five letters, if it is wanted', () => {
  for (const query of ['adress', 'addrress', 'addrses', 'addreks']) {
    assert.is(match('IP address', query, true), MATCH.words, query)
    assert.is(match('IP address', query), undefined, query)
  }
  assert.is(match('IP address', 'adres', true), undefined)
  assert.is(match('Mask', 'mosk', true), undefined)
})

test('compares by pairs of characters how much two texts are alike', () => {
  const like = (one: string, other: string) => likeness(searchText(one), searchText(other))
  assert.is(like('password', 'password'), 1)
  assert.ok(like('passphrase', 'password') > like('passphrase', 'port'))
  assert.is(like('xyz', 'port'), 0)
})

test.run()
