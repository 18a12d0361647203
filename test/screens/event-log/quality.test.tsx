import '../../setup/dom'
import * as assert from 'uvu/assert'
import EventLogScreen from '../../../src/screens/event-log'
import { restoreSession } from '../../../src/session/session'
import { callerAs } from '../../panel/http/caller'
import { recordCalls } from '../../setup/calls'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, byText, choose, click, findByRole, findByText, until } from '../../setup/query'
import { render } from '../../setup/screen'

function open(query: string): void {
  history.replaceState(null, '', `/app/data/event-log${query}`)
  render(<EventLogScreen />)
}

const table = () => findByRole('table', { name: 'Event Log' })

test('shows figures beside their targets and the range before, which lead to their rows', async () => {
  open('?tab=quality&range=24h')
  const figures = await findByRole('table', { name: 'Indicators according to EEMUA 191 and ISA-18.2' })
  const [, average] = allByRole('row', { within: figures })
  assert.match(average?.textContent ?? '', /^Alarms per 10 min\d\.\d\d\.\d[+−±]\d\.\d≤ 1(Fair|Poor)$/)
  for (const row of allByRole('row', { within: figures }).slice(1)) {
    const [, value, before, change] = [...row.children].map(cell => cell.textContent ?? '')
    const decimals = (text = '') => text.split('.')[1]?.replace('%', '').length ?? 0
    assert.is(decimals(before), decimals(value), row.textContent ?? '')
    assert.is(decimals(change), decimals(value), row.textContent ?? '')
  }
  byText('Before: 2026/11/19 09:41:06 – 2026/11/20 09:41:06', document.body)
  const count = /^\d+/.exec(byText(/^\d+ alarms, 2026/).textContent ?? '')?.[0]
  click(byRole('link', { name: 'Alarms per 10 min' }))
  await table()
  assert.match(location.search, /figure=alarms/)
  assert.is((await table()).getAttribute('aria-rowcount'), String(Number(count) + 1))
  choose(byRole('combobox', { name: 'Alarm performance' }), 'Alarm performance: All')
  await until(() => !location.search.includes('figure'))
})

test('rates nothing in a range of which the log has no records', async () => {
  open('?tab=quality&range=2027-01-01T00:00:00~2027-01-02T00:00:00')
  await findByText('The event log has no records of this range')
  assert.equal(allByRole('table'), [])
})

test('compares with nothing where the log does not have the range before', async () => {
  open('?tab=quality')
  const figures = await findByRole('table', { name: 'Indicators according to EEMUA 191 and ISA-18.2' })
  const average = allByRole('row', { within: figures })[1]
  assert.match(average?.textContent ?? '', /^Alarms per 10 min3\.\d≤ 1Poor$/)
  click(byRole('link', { name: 'CIP: filter change due' }))
  assert.is(allByRole('row', { within: await table() }).length, 2)
  assert.is(location.search, '?state=triggered%2Cacknowledged&text=CIP%3A+filter+change+due')
})

test('shows all floods when they are asked for, each with its first cause', async ({ panel }) => {
  await restoreSession()
  const calls = recordCalls(panel)
  open('?tab=quality')
  const floods = await findByRole('table', { name: 'Alarm floods' })
  assert.is(allByRole('row', { within: floods }).length, 11)
  click(byRole('button', { name: 'Show all floods' }))
  await until(() => allByRole('button', { name: 'Show all floods' }).length === 0)
  const all = allByRole('row', { within: byRole('table', { name: 'Alarm floods' }) })
  assert.ok(all.length > 11)
  assert.is(calls.filter(call => call.startsWith('GET /api/v1/data/events/floods')).length, 1)
  const [, cause] = allByRole('link', { within: all[11]! })
  assert.match(cause?.getAttribute('href') ?? '', /row=\d+$/)
})

test('marks the flood of the time that a link names', async ({ panel }) => {
  await restoreSession()
  const quality = await callerAs(panel, 'engineer')
  const { floods } = (await quality.call('GET /data/events/quality?from=2026.11.20-09:41:07')).body
  const [flood] = floods.items
  const at = flood.from.replaceAll('/', '-').replace(' ', 'T')
  open(`?tab=quality&range=24h&at=${at}`)
  await findByText(`The floods and alarms at the marked time, ${flood.from}, are labelled “Marked time”.`)
  const rows = allByRole('row', { within: byRole('table', { name: 'Alarm floods' }) })
  assert.equal(
    rows.slice(1).map(row => /Marked time/.test(row.textContent ?? '')),
    floods.items.map((_: object, index: number) => index === 0)
  )
})

test('marks the most frequent alarm where a link names a time at which it was triggered', async ({ panel }) => {
  await restoreSession()
  const { call } = await callerAs(panel, 'engineer')
  const [{ text }] = (await call('GET /data/events/quality?from=2026.11.20-09:41:07')).body.top
  const [{ triggered_at: time }] = (await call(`GET /data/events?${new URLSearchParams({ text })}`)).body.items
  open(`?tab=quality&range=24h&at=${time.replaceAll('/', '-').replace(' ', 'T')}`)
  const [, first] = allByRole('row', { within: await findByRole('table', { name: 'Most frequent alarms' }) })
  assert.match(first?.textContent ?? '', 'Marked time')
})

test('says that the time that a link names is not in the range', async () => {
  open('?tab=quality&range=24h&at=2026-11-01T08:00:00')
  await findByText('The marked time, 2026/11/01 08:00:00, is not in the time range shown.')
})

test.run()
