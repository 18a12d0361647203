import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { start } from './start-events'

const sent = (text: string) => text.replace(/\//g, '.').replace(' ', '-')

async function week() {
  const { call, list } = await start()
  const quality = (await call('GET /data/events/quality')).body
  const range = `from=${sent(quality.from)}&to=${sent(quality.to)}`
  return { call, list, quality, range, behind: (figure: string) => list(`${range}&figure=${figure}&limit=500`) }
}

const sum = (counts: { alarms: number }[]) => counts.reduce((total, { alarms }) => total + alarms, 0)

test('lists exactly the alarms that a figure counts', async () => {
  const { quality, range, list, behind } = await week()
  assert.is((await behind('alarms')).total, quality.alarms)
  assert.ok((await list(range)).total > quality.alarms, 'other events are in the range')
  assert.is((await behind('top')).total, sum(quality.top))
  assert.is((await behind('chattering')).total, sum(quality.chattering))
  const standing = await behind('standing')
  assert.equal(
    standing.items.map(({ number }: { number: number }) => number).sort(),
    quality.standing.map(({ number }: { number: number }) => number).sort()
  )
})

test('lists all floods page by page, each with its first alarm', async () => {
  const { call, list, quality, range, behind } = await week()
  const { items, total } = (await call(`GET /data/events/floods?${range}`)).body
  assert.equal([items.length, total], [quality.floods.total, quality.floods.total])
  assert.equal(items.slice(0, quality.floods.items.length), quality.floods.items)
  assert.equal((await call(`GET /data/events/floods?${range}&offset=1&limit=1`)).body.items, [items[1]])
  assert.is((await behind('floods')).total, sum(items))
  for (const { from, first } of items) {
    const { items: found } = await list(`newest=${first.number}&limit=1`)
    assert.equal([found[0].number, found[0].text, found[0].triggered_at], [first.number, first.text, from])
  }
})

test('exports only the alarms behind a figure', async () => {
  const { call, panel, quality, range } = { ...(await week()), ...(await start()) }
  const [from, to] = range.split('&').map(part => part.split('=')[1] ?? '')
  const format = { separator: ',', decimal: '.', time_format: 'device' } as const
  const body = { from: from ?? '', to: to ?? '', figure: 'chattering', ...format } as const
  const { url } = (await call('POST /data/events/exports', body)).body
  const lines = (await (await panel.fetch(url)).text()).trim().split(/\r\n(?=\d+,)/)
  assert.is(lines.length - 1, sum(quality.chattering))
})

test.run()
