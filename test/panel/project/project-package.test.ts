import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { buildPackage, samplePayload, unpack } from './project-package'
import { isNewer } from './projects'

const test = suite('project package')
const payload = samplePayload(2000, 1)
const good = buildPackage({ name: 'Line 4', payload, password: 'key' })

const troubleOf = (bytes: Uint8Array) => {
  const unpacked = unpack(bytes)
  return 'trouble' in unpacked ? unpacked.trouble : undefined
}

const changed = (at: number, byte: number) => {
  const bytes = good.slice()
  bytes[at] = byte
  return bytes
}

test('reads what was built', () => {
  const unpacked = unpack(good)
  if ('trouble' in unpacked) throw new Error(unpacked.trouble)
  const { name, model, toolVersion, backupAllowed, signedBy } = unpacked.image
  assert.equal([name, model, toolVersion, backupAllowed, signedBy], ['Line 4', 'HMI-3152', '6.10.1', true, undefined])
  assert.equal(unpacked.image.payload, payload)
  assert.not.match(JSON.stringify(unpacked.image.passwordHash), 'key')
})

const bad: [string, Uint8Array, RegExp][] = [
  ['nothing', new Uint8Array(), /not a package of this kind/],
  ['a text with the right name', new TextEncoder().encode('project'), /not a package of this kind/],
  ['a wrong magic', changed(0, 0x47), /not a package of this kind/],
  ['the version of the format whose checksum leaves out the header', changed(5, 1), /not a package of this kind/],
  ['a broken header', changed(10, 0x00), /header cannot be read/],
  ['a header cut short', good.slice(0, 60), /cut short/],
  ['a package cut short by a byte', good.slice(0, -1), /cut short: \d+ of \d+ bytes/],
  ['a byte too many', new Uint8Array([...good, 0]), /signature/],
  ['one wrong byte of the payload', changed(good.length - 40, (good.at(-40) ?? 0) ^ 1), /checksum/],
  ['one wrong byte of the checksum', changed(good.length - 1, (good.at(-1) ?? 0) ^ 1), /checksum/]
]

for (const [name, bytes, trouble] of bad)
  test(`refuses ${name}`, () => {
    assert.match(troubleOf(bytes) ?? '', trouble)
  })

test('compares versions by their numbers', () => {
  const cases: [string, string, boolean][] = [
    ['6.10.2', '6.10.2', false],
    ['6.10.3', '6.10.2', true],
    ['6.9.9', '6.10.2', false],
    ['6.10.2.1', '6.10.2', true],
    ['7.0.0', '6.10.2', true]
  ]
  for (const [one, other, newer] of cases) assert.is(isNewer(one, other), newer, `${one} and ${other}`)
})

test.run()
