import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeText } from '../../../src/lib/table-file/decode-text'

const test = suite('decode-text')

const utf16 = (text: string, big: boolean) =>
  new Uint8Array(
    [...text].flatMap(character => {
      const code = character.charCodeAt(0)
      const pair = [code & 255, code >> 8]
      return big ? pair.reverse() : pair
    })
  )

test('reads Unicode with a mark or without', () => {
  const text = 'account,name\r\na,夜勤'
  const marked = (bytes: Uint8Array, mark: number[]) => new Uint8Array([...mark, ...bytes])
  assert.is(decodeText(new TextEncoder().encode(text), 'en'), text)
  assert.is(decodeText(marked(new TextEncoder().encode(text), [0xef, 0xbb, 0xbf]), 'en'), text)
  assert.is(decodeText(marked(utf16(text, false), [0xff, 0xfe]), 'en'), text)
  assert.is(decodeText(marked(utf16(text, true), [0xfe, 0xff]), 'en'), text)
  assert.is(decodeText(utf16(text, false), 'en'), text)
  assert.is(decodeText(utf16(text, true), 'en'), text)
})

test('reads what spreadsheets of a language save', () => {
  assert.is(decodeText(new Uint8Array([0x96, 0xe9, 0x8b, 0xce]), 'ja'), '夜勤')
  assert.is(decodeText(new Uint8Array([0xbe, 0xdf, 0xb0, 0xa3]), 'ko'), '야간')
  assert.is(decodeText(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]), 'en'), 'Müller')
})

test('makes something of any bytes', () => {
  assert.is(decodeText(new Uint8Array(), 'ja'), '')
  assert.is(decodeText(new Uint8Array([0xff]), 'ko'), 'ÿ')
})

test.run()
