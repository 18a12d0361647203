import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeText, detectEncodings, type Encoding } from '../../../src/lib/table-file/encoding'

const test = suite('encoding')

const BYTE_ORDER_MARKS: [Encoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]]
]

function unicodeBytes(text: string, encoding: Encoding): number[] {
  if (encoding === 'utf-8') return [...new TextEncoder().encode(text)]
  return [...text].flatMap(character => {
    const code = character.charCodeAt(0)
    return encoding === 'utf-16le' ? [code & 255, code >> 8] : [code >> 8, code & 255]
  })
}

/** The bytes of each character of an encoding, found by decoding all byte sequences. */
function legacyBytes(text: string, encoding: Encoding): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, number[]>()
  for (let lead = 255; lead >= 0; lead -= 1) {
    for (let trail = 255; lead > 127 && trail >= 0x40; trail -= 1)
      table.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail])
    table.set(decoder.decode(new Uint8Array([lead])), [lead])
  }
  return new Uint8Array([...text].flatMap(character => table.get(character) ?? []))
}

test('detects Unicode with and without a byte order mark', () => {
  const text = '一番,account\r\na,夜勤'
  for (const [encoding, mark] of BYTE_ORDER_MARKS)
    for (const start of [mark, []]) {
      const bytes = new Uint8Array([...start, ...unicodeBytes(text, encoding)])
      assert.equal(detectEncodings(bytes), [encoding])
      assert.is(decodeText(bytes, encoding), text)
    }
  assert.equal(detectEncodings(new Uint8Array()), ['utf-8'])
})

const CASES: [Encoding, string[]][] = [
  [
    'shift_jis',
    ['account,name\r\nyamada,山田 太郎', '夜勤', '渡邊 瀧澤 齊藤', '佐藤々・鈴木ー', 'ﾀﾅｶ', 'パネル,ﾊﾟﾈﾙ', 'kg換算,A棟']
  ],
  ['euc-kr', ['이름\r\n김지우,박', '야간', 'Line 2,포장 라인', '이,김', '李 서연']],
  [
    'windows-1252',
    ['Müller', 'Größe', 'Käse', 'Société,Renée', 'Ångström', '25°C', '45°', 'Gruß', '5 µm', 'garçon', 'Señor']
  ]
]

for (const [encoding, texts] of CASES)
  test(`prefers ${encoding} by its characters`, () => {
    for (const text of texts) {
      const bytes = legacyBytes(text, encoding)
      const [first] = detectEncodings(bytes)
      assert.is(first && decodeText(bytes, first), text)
    }
  })

test('ignores a stray zero byte in UTF-8', () => {
  const bytes = new TextEncoder().encode(`Name,Mail\n${'山田,yamada@plant.example\n'.repeat(9)}\0`)
  assert.equal(detectEncodings(bytes), ['utf-8'])
})

test('also offers the other encodings in which the text is valid', () => {
  assert.equal(detectEncodings(legacyBytes('야간', 'euc-kr')), ['euc-kr', 'shift_jis', 'windows-1252'])
  assert.equal(detectEncodings(new Uint8Array([0xff])), ['windows-1252'])
})

test.run()
