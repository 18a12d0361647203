import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

type Sizes = Record<string, number>

const LIMITS = { 'each screen': 100, 'screen: data-log': 300, 'each dialog': 50 }
const LINES = { everything: 1000, 'screen: wifi': 100, 'screen: data-log': 300, 'dialog: clock': 50, sheets: 5000 }
const BUDGET = { limits: LIMITS, accepted: LINES }
const test = suite<{ compare(lines: Sizes, budget: { limits: Sizes; accepted: Sizes }): string[] }>('budget')

test.before(async context => {
  Object.assign(context, await load('budget.mjs'))
})

test('what is within its limit passes, and what has none is only reported', ({ compare }) => {
  assert.equal(compare(LINES, BUDGET), [])
})

test('a screen is held to the limit of all screens, unless it has one by name', ({ compare }) => {
  assert.equal(compare({ ...LINES, 'screen: wifi': 101, 'screen: data-log': 301, 'dialog: clock': 51 }, BUDGET), [
    'screen: wifi: 101 exceeds its limit of 100; grown: screen: wifi by 1',
    'screen: data-log: 301 exceeds its limit of 300; grown: screen: data-log by 1',
    'dialog: clock: 51 exceeds its limit of 50; grown: dialog: clock by 1'
  ])
})

test('a limit for something that is not built is an error', ({ compare }) => {
  assert.equal(compare(LINES, { ...BUDGET, limits: { ...LIMITS, 'screen: gone': 300 } }), [
    'screen: gone: a limit in size-budget.json for nothing that is built'
  ])
})

test('a sum may exceed what was accepted by 2 %, and beyond that the message names what has grown most', ({
  compare
}) => {
  const grown = { ...LINES, 'screen: wifi': 90, 'screen: data-log': 305, 'dialog: clock': 42, 'screen: new': 60 }
  const budget = { limits: { 'each screen': 400, 'each dialog': 50 }, accepted: LINES }
  assert.equal(compare({ ...grown, everything: 1020 }, budget), [])
  assert.equal(compare({ ...grown, everything: 1021 }, budget), [
    'everything: 1021 exceeds the accepted 1000 by more than 2 %; grown: screen: new by 60, screen: data-log by 5; if it is worth that, `npm run build -- --accept`'
  ])
})

test('a first visit that is too large names the part of it that has grown', ({ compare }) => {
  const accepted = { 'first visit: login': 50, 'layer: frame': 20, 'screen: login': 30, 'screen: wifi': 90 }
  const lines = { 'first visit: login': 53, 'layer: frame': 23, 'screen: login': 30, 'screen: wifi': 100 }
  assert.equal(compare(lines, { limits: { 'first visit: login': 52 }, accepted }), [
    'first visit: login: 53 exceeds its limit of 52; grown: layer: frame by 3'
  ])
})

test.run()
