import * as assert from 'uvu/assert'
import { lastKnown } from '../../../src/lib/remote/last-known'
import type { DataLogModel } from '../../../src/screens/data-log/model'
import { $exportSubject, type ExportSubject } from '../../../src/stores/exports'
import { $notices, clearNotices } from '../../../src/stores/notices'
import { at, measured, openDataLog as open, recordsOf } from '../../setup/open-data-log'
import { test } from '../../setup/panel-test'
import { holds } from '../../setup/store'

const RECORDS = 'GET /data/logs/{id}/records'

const shownRange = (model: DataLogModel) => {
  const { series, total } = recordsOf(model)!
  return { first: series.times[0], last: series.times[series.times.length - 1], shown: series.times.length, total }
}

test('shows the newest 1000 records of the last hour of the first log', async () => {
  const model = await open()
  assert.is(model.choice.$choice.get()!.log.name, 'Filler temperatures')
  assert.equal(shownRange(model), { first: at('09:24:28'), last: at('09:41:07'), shown: 1000, total: 3601 })
  assert.equal(
    model.$shown.get()!.lines.map(({ label, side }) => [label, side]),
    [
      ['Tank 1 °C', 'left'],
      ['Tank 2 °C', 'left'],
      ['Pressure bar', 'right'],
      ['Flow l/min', 'right']
    ]
  )
})

test('says what a link names that the panel does not have, and shows the rest', async () => {
  for (const [query, unknown] of [
    ['log=gone', 'Data log: gone'],
    ['log=bottle-washer&channels=zone-1,gone', 'Channels: gone'],
    ['log=bottle-washer', undefined]
  ] as const) {
    clearNotices()
    await open(`range=1h&${query}`)
    const said = $notices.get().map(({ message }) => message)
    assert.equal(said, unknown === undefined ? [] : [['common.link.unknown', { parts: unknown }]])
  }
})

test('adds new records while it follows', async ({ panel }) => {
  const model = await open()
  await panel.clock.advance(5000)
  await model.feed.$records.reload()
  assert.equal(shownRange(model), { first: at('09:24:33'), last: at('09:41:12'), shown: 1000, total: 3606 })
})

test('keeps last record and size current, which chooses nothing anew', async ({ panel }) => {
  const model = await open()
  const choice = model.choice.$choice.get()
  const stored = () => lastKnown(model.$logs.get())?.[0]
  const before = stored()!
  await panel.clock.advance(60_000)
  await model.$logs.reload()
  assert.is(stored()?.last, '2026/11/21 09:42:07')
  assert.ok(stored()!.size_bytes > before.size_bytes)
  assert.is(model.choice.$choice.get(), choice)
  panel.state.dataLogs[0]!.name = 'Renamed'
  await model.$logs.reload()
  assert.is(model.choice.$choice.get()?.log.name, 'Renamed')
})

test('reads all records again when it missed more than a few', async ({ panel }) => {
  const model = await open()
  await panel.clock.advance(120_000)
  await model.feed.$records.reload()
  const { series } = recordsOf(model)!
  const steps = series.times.slice(1).map((time, index) => time - series.times[index]!)
  assert.equal(new Set(steps), new Set([1000]))
  assert.is(series.times[999], at('09:43:07'))
})

test('reads nothing while it is paused or the chart is zoomed', async ({ panel }) => {
  const model = await open()
  for (const [stop, go] of [
    [model.following.pause, model.resume],
    [() => model.chartView.setView({ from: at('09:30:00'), to: at('09:31:00') }), () => model.resume()]
  ] as const) {
    stop()
    assert.is(model.following.$following.get(), 'paused')
    const before = shownRange(model)
    await panel.clock.advance(5000)
    await model.feed.$records.reload()
    assert.equal(shownRange(model), before)

    go()
    assert.is(model.following.$following.get(), 'live')
    assert.is(model.chartView.$view.get(), undefined)
    await holds(model.$shown, () => shownRange(model).last === panel.clock.now())
  }
})

test('keeps its records when the panel fails, and recovers at the next poll', async ({ panel }) => {
  const model = await open()
  const before = recordsOf(model)
  panel.faults.refuse(RECORDS)
  await model.feed.$records.reload()
  assert.is(model.feed.$records.get().status, 'failed')
  assert.is(recordsOf(model), before)

  panel.faults.clear()
  await model.feed.$records.reload()
  assert.is(model.feed.$records.get().status, 'ready')
})

test('never shows the records of another range', async ({ panel }) => {
  const model = await open()
  panel.faults.refuse(RECORDS)
  model.choice.pickRange('8h')
  await holds(model.feed.$records, ({ status }) => status === 'failed')
  assert.is(recordsOf(model), undefined)
})

test('rejects malformed responses', async ({ panel }) => {
  const model = await open()
  for (const garbage of ['html', 'null', 'truncated'] as const) {
    panel.faults.garbleNext(garbage, RECORDS)
    await model.feed.$records.reload()
    assert.is(model.feed.$records.get().status, 'failed', garbage)
    assert.is(shownRange(model).shown, 1000)
  }
})

test('accepts numbers sent as text', async ({ panel }) => {
  panel.state.numbersAsText = true
  const model = await open()
  const [column] = recordsOf(model)!.series.columns
  assert.ok(column!.some(value => typeof value === 'number'))
  assert.ok(column!.every(value => value === null || Number.isFinite(value)))
})

test('shows a custom range without following it', async () => {
  const model = await open()
  const form = model.rangeForm()
  form.set('from', '2026/11/21 09:00:00')
  form.set('to', '2026/11/21 08:00:00')
  assert.is(await form.submit(), false)
  assert.equal(form.$errors.get(), { to: 'range.reversed' })

  form.set('to', '2026/11/21 09:00:59')
  assert.is(await form.submit(), true)
  await holds(model.$shown, () => shownRange(model).shown === 60)
  assert.equal(shownRange(model), { first: at('09:00:00'), last: at('09:00:59'), shown: 60, total: 60 })
  assert.is(model.following.$following.get(), 'fixed')
})

test('goes back to older records', async () => {
  const model = await open()
  model.showOlder()
  await holds(model.$shown, () => shownRange(model).last === at('09:24:27'))
  assert.equal(shownRange(model), { first: at('09:07:48'), last: at('09:24:27'), shown: 1000, total: 2601 })
})

test('shows a range as long as an empty one from the nearest record on, also with more than 1000 records', async () => {
  const model = await open()
  model.choice.pickRange({ from: at('00:00:00'), to: at('01:00:00') })
  await holds(model.$shown, () => recordsOf(model)?.series.times.length === 0)
  assert.is(recordsOf(model)!.nearest, at('02:55:58'))
  model.showNearest()
  await holds(model.$shown, () => recordsOf(model)?.total === 3601)
  assert.equal(recordsOf(model)!.window, { from: at('02:55:58'), to: at('03:55:58') })
})

test('switches to another log', async () => {
  const model = await open()
  model.chartView.setView({ from: at('09:30:00'), to: at('09:31:00') })
  model.choice.pickLog('pallets')
  await holds(model.$shown, () => model.$shown.get()?.lines[0]?.id === 'good')
  assert.is(model.chartView.$view.get(), undefined)
})

test('takes log and channels from its address and keeps them there', async () => {
  const model = await open('log=bottle-washer&channels=zone-2,none,pump-1&range=8h')
  assert.is(model.choice.$choice.get()!.log.name, 'Bottle washer')
  assert.equal(model.choice.$choice.get()!.shown, ['zone-2', 'pump-1'])
  model.choice.toggle('caustic')
  assert.is(location.search, '?log=bottle-washer&channels=zone-2%2Cpump-1%2Ccaustic&range=8h')
  model.choice.pickLog('pallets')
  assert.is(location.search, '?log=pallets&range=8h')
  model.choice.pickLog('bottle-washer')
  assert.equal(model.choice.$choice.get()!.shown, ['zone-2', 'pump-1', 'caustic'])
})

test('shows the first log and its first channels for what the address names and the panel does not have', async () => {
  const model = await open('log=gone&channels=<b>,gone&range=1h')
  assert.is(model.choice.$choice.get()!.log.name, 'Filler temperatures')
  assert.equal(model.choice.$choice.get()!.shown, ['tank-1', 'tank-2', 'pressure', 'flow'])
})

test('keeps at least one channel and measures the visible ones', async () => {
  const model = await open()
  for (const id of ['tank-1', 'pressure', 'flow', 'tank-2']) model.choice.toggle(id)
  assert.equal(model.choice.$choice.get()!.shown, ['tank-2'])
  model.chartView.setSelection({ from: at('09:00:00'), to: at('09:30:00') })
  const { lines } = await measured(model)
  assert.equal(
    lines.map(({ line }) => line.id),
    ['tank-2']
  )
})

test('moves a channel to the other scale', async () => {
  const model = await open()
  model.choice.setScale('flow', 'left')
  assert.is(model.$shown.get()!.lines[3]!.side, 'left')
})

test('exports the visible part, or the whole range with all channels, beyond 1000 records', async ({ panel }) => {
  const model = await open()
  model.choice.toggle('flow')
  model.chartView.setView({ from: at('09:30:00'), to: at('09:30:09') })
  model.export()
  const texts: string[] = []
  const { parts } = $exportSubject.get() as ExportSubject // this screen offers choices
  for (const part of parts) {
    const { url } = await part.start({ separator: ';', decimal: ',', time_format: 'device' })
    texts.push(await (await panel.fetch(url)).text())
  }
  const [seen, all] = texts.map(text => text.trim().split('\r\n'))
  assert.is(seen!.length, 1 + 10)
  assert.match(seen![0]!, /^Time;UTC offset;Tank 1 \(°C\);Tank 2 \(°C\);Pressure \(bar\);Quality;/)
  assert.match(seen![1]!, /^2026\/11\/21 09:30:00;\+09:00;\d+,\d+/)
  assert.is(all!.length, 1 + 3601)
  assert.match(all![0]!, /;Flow \(l\/min\);/)
})

test('reads all records of the range for print, the newest first, and counts them where it stops', async () => {
  const model = await open()
  const { signal } = new AbortController()
  const { series, total } = await model.printed.read(5000, signal)
  assert.equal([total, series.reduce((sum, { times }) => sum + times.length, 0)], [3601, 3601])
  assert.equal([series[0]!.times[998], series[3]!.times[0]], [at('09:41:07'), at('08:41:07')])
  const some = await model.printed.read(1200, signal)
  assert.equal([some.total, some.series.map(({ times }) => times.length)], [3601, [999, 201]])
})

test.run()
