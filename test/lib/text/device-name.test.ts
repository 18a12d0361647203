import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanDeviceName } from '../../../src/lib/text/device-name'

const test = suite('device name')

test('cleans names in the order trim, replace, truncate', () => {
  const cases: [string, string][] = [
    ['line2-hmi', 'line2-hmi'],
    ['  Line.2-HMI\u3000', 'Line.2-HMI'],
    ['line 2', 'linex2'],
    ['line _/ 2', 'linex2'],
    ['ライン2', 'x2'],
    ['a😀b', 'axb'],
    ['   ', ''],
    ['-.', '-.'],
    ['a'.repeat(32), 'a'.repeat(32)],
    ['a'.repeat(33), 'a'.repeat(32)],
    [`${'a'.repeat(31)}   b`, `${'a'.repeat(31)}x`]
  ]
  for (const [typed, kept] of cases) assert.is(cleanDeviceName(typed, 32), kept, typed)
})

test('leaves a clean name as it is', () => {
  for (const text of ['a b', '日本', ` ${'é'.repeat(50)} `])
    assert.is(cleanDeviceName(cleanDeviceName(text, 32), 32), cleanDeviceName(text, 32))
})

test.run()
