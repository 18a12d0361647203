import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { numberTexts, timeTexts } from '../../src/chart/axis-text'

const at = (text: string) => Date.parse(`${text}Z`)

test('formats the time of day in steps of minutes and seconds', () => {
  assert.equal(timeTexts([at('2026-11-21T09:10:00'), at('2026-11-21T09:15:00')], 300_000), ['09:10', '09:15'])
  assert.equal(timeTexts([at('2026-11-21T09:10:05')], 5000), ['09:10:05'])
})

test('shows the day where it changes', () => {
  const times = ['2026-11-20T22:00:00', '2026-11-21T00:00:00', '2026-11-21T02:00:00'].map(at)
  assert.equal(timeTexts(times, 7_200_000), ['22:00\n11/20', '00:00\n11/21', '02:00'])
})

test('formats days with the year below the first', () => {
  assert.equal(timeTexts([at('2026-11-20T00:00:00'), at('2026-11-21T00:00:00')], 86_400_000), ['11/20\n2026', '11/21'])
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
