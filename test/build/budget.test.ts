import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

type Sizes = Record<string, number>

const BUDGET = { everything: 1000, 'each screen': 100, 'screen: data-log': 300, 'each dialog': 50 }
const LINES = { everything: 1000, 'screen: wifi': 100, 'screen: data-log': 300, 'dialog: clock': 50, sheets: 5000 }
const test = suite<{ compare(lines: Sizes, budget: Sizes): string[] }>('budget')

test.before(async context => {
  Object.assign(context, await load('budget.mjs'))
})

test('what is within its limit passes, and what has none is only reported', ({ compare }) => {
  assert.equal(compare(LINES, BUDGET), [])
})

test('a screen is held to the limit of all screens, unless it has one by name', ({ compare }) => {
  assert.equal(compare({ ...LINES, 'screen: wifi': 101, 'screen: data-log': 301, 'dialog: clock': 51 }, BUDGET), [
    'screen: wifi: 101 exceeds its limit of 100',
    'screen: data-log: 301 exceeds its limit of 300',
    'dialog: clock: 51 exceeds its limit of 50'
  ])
})

test('a limit for something that is not built is an error', ({ compare }) => {
  assert.equal(compare(LINES, { ...BUDGET, 'screen: gone': 300 }), [
    'screen: gone: a limit in size-budget.json for nothing that is built'
  ])
})

test.run()
