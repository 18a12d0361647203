import '../../../setup/dom'
import 'wouter/use-browser-location'
import * as assert from 'uvu/assert'
import { at, openDataLog as open } from '../../../setup/open-data-log'
import { test } from '../../../setup/panel-test'
import { holds } from '../../../setup/store'
import { until } from '../../../setup/until'

const ZOOM = '&zoom=2026-11-21T09%3A32%3A25%7E2026-11-21T09%3A38%3A25'
const view = { from: at('09:32:25'), to: at('09:38:25') }
const inAddress = () => new URLSearchParams(location.search).get('zoom')

test('shows the zoom of its address, and does not follow new records', async () => {
  const model = await open(`range=1h${ZOOM}`)
  assert.equal(model.chartView.$view.get(), view)
  assert.is(model.following.$following.get(), 'paused')
})

test('keeps the zoom in its address without new entries of the history, until all is shown', async () => {
  const model = await open('range=1h')
  const { length } = history
  model.chartView.setView({ from: view.from - 60_400, to: view.to })
  model.chartView.setView({ from: view.from + 400, to: view.to + 400 })
  await until('the zoom is in the address', () => inAddress() === '2026-11-21T09:32:25~2026-11-21T09:38:25')
  assert.equal(model.chartView.$view.get(), { from: view.from + 400, to: view.to + 400 }, 'not rounded')
  model.choice.toggle('flow')
  assert.equal(model.chartView.$view.get(), { from: view.from + 400, to: view.to + 400 })
  model.resume()
  await until('no zoom is in the address', () => inAddress() === null)
  assert.is(history.length, length)
})

test('a channel that is hidden right after a zoom does not undo it', async () => {
  const model = await open(`range=1h${ZOOM}`)
  const next = { from: at('09:33:00'), to: at('09:34:00') }
  model.chartView.setView(next)
  model.choice.toggle('flow')
  assert.equal(model.chartView.$view.get(), next)
})

test('forgets the zoom with another range or log, and shows it again after Back', async () => {
  for (const pick of ['pickRange', 'pickLog'] as const) {
    const model = await open(`range=1h${ZOOM}`)
    const { search } = location
    if (pick === 'pickRange') model.choice.pickRange('8h')
    else model.choice.pickLog('pallets')
    assert.is(inAddress(), null, pick)
    assert.is(model.chartView.$view.get(), undefined, pick)
    history.replaceState(null, '', search)
    assert.equal(model.chartView.$view.get(), view, pick)
  }
})

test('ignores a zoom that is malformed or outside of the range', async () => {
  for (const zoom of [
    'yesterday',
    '2026-11-21T09:38:25~2026-11-21T09:32:25',
    '2026-11-20T09:32:25~2026-11-20T09:38:25'
  ]) {
    const model = await open(`range=1h&zoom=${zoom}`)
    assert.is(model.chartView.$view.get(), undefined, zoom)
    assert.is(model.following.$following.get(), 'live', zoom)
  }
})

test('shows of a zoom what is inside the range', async () => {
  const model = await open('range=1h&zoom=2026-11-21T08:00:00~2026-11-21T09:00:00')
  await holds(model.chartView.$view, found => found?.from === at('08:41:07') && found.to === at('09:00:00'))
})

test.run()
