import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { numberTexts, timeTexts } from '../../src/chart/axis-text'

const at = (text: string) => Date.parse(`${text}Z`)

test('formats the time of day in steps of minutes and seconds', () => {
  const range = { from: at('2026-11-21T09:00:00'), to: at('2026-11-21T10:00:00') }
  assert.equal(timeTexts([at('2026-11-21T09:10:00'), at('2026-11-21T09:15:00')], 300_000, range), ['09:10', '09:15'])
  assert.equal(timeTexts([at('2026-11-21T09:10:05')], 5000, range), ['09:10:05'])
})

test('shows the day where it changes', () => {
  const times = ['2026-11-20T22:00:00', '2026-11-21T00:00:00', '2026-11-21T02:00:00'].map(at)
  const range = { from: at('2026-11-20T21:30:00'), to: at('2026-11-21T03:00:00') }
  assert.equal(timeTexts(times, 7_200_000, range), ['22:00\n11/20', '00:00\n11/21', '02:00'])
})

test('shows the day also of a zoomed part of it where the range has several', () => {
  const range = { from: at('2026-11-20T21:30:00'), to: at('2026-11-21T03:00:00') }
  const times = [at('2026-11-21T01:10:00'), at('2026-11-21T01:15:00')]
  assert.equal(timeTexts(times, 300_000, range), ['01:10\n11/21', '01:15'])
})

test('formats days with the year below the first', () => {
  const days = [at('2026-11-20T00:00:00'), at('2026-11-21T00:00:00')]
  const range = { from: at('2026-11-19T12:00:00'), to: at('2026-11-21T12:00:00') }
  assert.equal(timeTexts(days, 86_400_000, range), ['11/20\n2026', '11/21'])
})

test('formats numbers with as many decimals as distinguish them', () => {
  const rows: [values: number[], step: number, texts: string[]][] = [
    [[0, 20, 40], 20, ['0', '20', '40']],
    [[0, 2.5, 5], 2.5, ['0.0', '2.5', '5.0']],
    [[0.1, 0.2], 0.1, ['0.1', '0.2']],
    [[0.025, 0.05], 0.025, ['0.025', '0.050']],
    [[-0, -10], 10, ['0', '-10']],
    [[24_310, 24_320], 10, ['24\u00a0310', '24\u00a0320']],
    [[2e12, 4e12], 2e12, ['2000000000000', '4000000000000']],
    [[2e-9, 4e-9], 2e-9, ['2e-9', '4e-9']]
  ]
  for (const [values, step, texts] of rows) assert.equal(numberTexts(values, step), texts)
})

test.run()
