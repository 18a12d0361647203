import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf } from '../../../../src/screens/opcua/nodes/tree/rows'
import { findNodes } from '../../../../src/screens/opcua/nodes/tree/search'
import { pathOf } from '../../../../src/screens/opcua/nodes/tree/tree'
import { sampleTree } from './sample-tree'

const test = suite('search in the node tree')

const PLANT = sampleTree({
  Filler: { 'Tank 1': { Level: '100' }, 'Tank 2': { Level: '200' }, Speed: '10' },
  Washer: { 'Speed of wheel': '12' }
})

const found = (text: string) => {
  const result = findNodes(PLANT, text)
  const paths = (ids: Iterable<string>) => [...ids].map(id => pathOf(PLANT, id).join('/'))
  return result && { matches: paths(result.matches), above: paths(result.above), result }
}

const CASES: [text: string, matches: string[]][] = [
  ['speed', ['Filler/Speed', 'Washer/Speed of wheel']],
  [' TANK ', ['Filler/Tank 1', 'Filler/Tank 2']],
  ['mw200', ['Filler/Tank 2/Level']],
  ['12', ['Washer/Speed of wheel']],
  ['nothing', []]
]
for (const [text, matches] of CASES)
  test(`finds ${matches.length} nodes by ${JSON.stringify(text)}, by name or address`, () => {
    assert.equal(found(text)?.matches, matches)
  })

test('nothing is searched without a text', () => {
  assert.is(found(''), undefined)
  assert.is(found('  '), undefined)
})

test('matches are shown with the folders above them, a folder with all that is in it', () => {
  const { above, result } = found('tank 2')!
  assert.equal(above, ['Filler'])
  const rows = rowsOf(PLANT, new Set([...result.above, ...result.matches]), result.shown)
  assert.equal(
    rows.map(({ name, level, setSize }) => [name, level, setSize]),
    [
      ['Filler', 1, 1],
      ['Tank 2', 2, 1],
      ['Level', 3, 1]
    ]
  )
})

test.run()
