import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Signal, valueAt } from '../device/signals'
import type { AlarmDefinition } from './event-log-state'
import { type AlarmMemory, type Span, scan } from './scan'

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 21)

const WAVE: Signal = { kind: 'wave', base: 50, swing: 40, periodSeconds: 1200, noise: 5, seed: 3 }
const CONTACT: Signal = { kind: 'pulse', everySeconds: 3600, share: 1, onSeconds: 900, seed: 5 }

const alarm = (signal: Signal, change: Partial<AlarmDefinition> = {}): AlarmDefinition => ({
  ...{ id: 'a', texts: { en: 'A' }, category: 1, priority: 'low', address: '' },
  ...{ source: { signal, unit: '' }, direction: 'above', limit: 80, hysteresis: 10, delaySeconds: 0 },
  ...change
})

function transitionsOf(signal: Signal, change: Partial<AlarmDefinition> = {}, span: Partial<Span> = {}) {
  const memory: AlarmMemory = { active: false, since: undefined, triggered: 0 }
  return [...scan(alarm(signal, change), signal, memory, { from: START, to: START + 12 * HOUR, step: 1000, ...span })]
}

test('triggers beyond the limit, and returns only below the hysteresis', () => {
  const transitions = transitionsOf(WAVE)
  assert.ok(transitions.length > 20)
  for (const [index, { active, value, time }] of transitions.entries()) {
    assert.is(active, index % 2 === 0)
    assert.ok(active ? value! > 80 : value! <= 70, `${value}`)
    assert.is(value, valueAt(WAVE, time))
  }
})

test('triggers below the limit, and returns only above the hysteresis', () => {
  const transitions = transitionsOf(WAVE, { direction: 'below', limit: 20 })
  assert.ok(transitions.length > 20)
  for (const { active, value } of transitions) assert.ok(active ? value! < 20 : value! >= 30, `${value}`)
})

test('finds the second of a change between coarse steps, with a value beyond the limit', () => {
  const fast: Signal = { ...WAVE, periodSeconds: 70 }
  const triggered = transitionsOf(fast, { delaySeconds: 20 }, { step: 180_000 }).filter(({ active }) => active)
  assert.ok(triggered.length > 10)
  assert.ok(triggered.every(({ value }) => value! > 80))
  assert.ok(triggered.some(({ time }) => time % 180_000 !== 0))
})

test('ends where the span begins within a second', () => {
  const [first] = transitionsOf({ kind: 'flat', value: 90 }, {}, { from: START + 1, step: 180_000 })
  assert.is(first?.time, START + 2000)
})

test('triggers a contact after the delay, unless it has gone off before', () => {
  const edges = transitionsOf(CONTACT, { limit: 0.5, hysteresis: 0 })
  const on = edges.filter(({ active }) => active).map(({ time }) => time + 90_000)
  const delayed = transitionsOf(CONTACT, { limit: 0.5, hysteresis: 0, delaySeconds: 90 })
  assert.equal(
    delayed.filter(({ active }) => active).map(({ time }) => time),
    on
  )
  assert.equal(transitionsOf(CONTACT, { limit: 0.5, hysteresis: 0, delaySeconds: 3000 }), [])
})

test.run()
