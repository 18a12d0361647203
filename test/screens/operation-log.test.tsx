import '../setup/dom'
import * as assert from 'uvu/assert'
import { formatNumber } from '../../src/lib/text/format'
import OperationLogScreen from '../../src/screens/operation-log'
import { restoreSession } from '../../src/session/session'
import { callerAs } from '../panel/http/caller'
import type { Panel } from '../panel/panel'
import { dialog, dialogClosed } from '../setup/dialog'
import { test } from '../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  pickAction,
  type,
  until
} from '../setup/query'
import { render } from '../setup/screen'

const LIST = 'GET /data/operations'
const SAVE = 'PUT /data/operation-log/settings'
/** Without the space of rows that are not in view. */
const rows = () =>
  allByRole('row', { within: byRole('table') })
    .slice(1)
    .filter(row => row.textContent)
const textOf = (element: HTMLElement | undefined) => element?.textContent ?? ''

async function open(query = '?range=week') {
  history.replaceState(null, '', `/app/data/operation-log${query}`)
  await restoreSession()
  render(<OperationLogScreen />)
  await findByRole('table', { name: 'Operation Log' })
}

/** The button that opens the newest change. */
const firstChange = () => until(() => allByRole('button', { name: /^(Change|Set date)/ })[0] ?? false)

/** Another user at the console. */
const administrator = (panel: Panel) => callerAs(panel, 'administrator')

test('lists what was done, by whom and from where, newest first', async ({ panel }) => {
  const { call } = await administrator(panel)
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  await open()
  const [first, second] = rows()
  assert.match(
    textOf(first),
    /^2026\/11\/21 09:41:07Change: HMI nameHMI name: line2-hmi →\sline3-hmiadministratorWeb consoleDone/
  )
  assert.match(textOf(first), /HMI name and clock–48\s003$/)
  assert.match(textOf(second), /Log in–administratorWeb console/)
  byText(/^1499 of 25\s000 records$/)
  byText(
    '4 records are missing: they were lost, were merged into others as repetitions, or were not stored because the log was full.'
  )
})

test('shows the previous and the new value of each field, and no secret', async ({ panel }) => {
  const { save } = await administrator(panel)
  await save('/email/smtp', { port: 2525, retries: 5, password: 'mail-secret' })
  await open()
  click(await firstChange())
  await findByText(/^2026\/11\/21 09:41:07 \(Asia\/Tokyo\)/)
  const [port, retries, ...more] = allByRole('row', { within: dialog() }).slice(1).map(textOf)
  assert.equal([port, retries], ['Port5872525', 'Retries35'])
  assert.is(more.at(-1), 'PasswordSecret, not recordedSecret, not recorded')
  byText('administrator (administrator)', dialog())
  byText('PUT /email/smtp', dialog())
})

test('leads from an operation to the other views of the minutes around it', async ({ panel }) => {
  const { call } = await administrator(panel)
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  await open()
  click(await firstChange())
  await findByRole('link', { name: 'Show in the trend' })
  const around = 'range=2026-11-21T09%3A36%3A07%7E2026-11-21T09%3A46%3A07&at=2026-11-21T09%3A41%3A07'
  assert.equal(
    allByRole('link', { within: dialog() }).map(link => [link.textContent, link.getAttribute('href')]),
    [
      ['Show in the trend', `/app/data/data-log?${around}`],
      ['Show in the event log', `/app/data/event-log?${around}`],
      ['Show the alarm performance', `/app/data/event-log?tab=quality&${around}`]
    ]
  )
})

test('leads from an operation to the trend of what was operated', async () => {
  await open('?range=24h&object=washer+pump')
  click(await until(() => allByRole('button', { name: /Washer pump/ })[0] ?? false))
  const link = await findByRole('link', { name: 'Show in the trend' })
  assert.match(link.getAttribute('href')!, 'log=bottle-washer&channels=pump-1&range=')
})

test('marks the operation that a link names, until another filter is chosen', async ({ panel }) => {
  const { call } = await administrator(panel)
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  await open()
  const newest = (await findByRole('table')).querySelector('tbody tr')?.lastElementChild?.textContent ?? ''
  await open(`?at=2026-11-21T09:41:07&row=${newest.replace(/\D/g, '')}`)
  const marked = () => [...document.querySelectorAll<HTMLElement>('tbody tr[aria-current]')].map(textOf)
  await until(() => marked().length === 1)
  assert.match(marked()[0]!, new RegExp(`^Marked row: 2026/11/21 09:41:07.*${newest}$`))
  choose(byLabel('Result'), 'Done')
  await until(() => marked().length === 0)
  assert.is(location.search, '?result=done')
})

test('shows why an operation was refused, and what was requested', async ({ panel }) => {
  const { call } = await administrator(panel)
  panel.state.timeIsSynchronised = true
  await call('PUT /system/datetime', { time: '2026.11.22-10:00:00' })
  await open('?range=week&result=refused')
  click(await firstChange())
  await findByText('time_is_synchronised')
  byRole('columnheader', { name: 'Requested value' })
  byText('2026.11.22-10:00:00', dialog())
})

test('shows missing numbers at their place', async () => {
  await open('?range=24h&user=nobody-has-this-name')
  await findByText('Records 47 962–47 964 missing')
  assert.is(rows().length, 1)
})

test('filters through the address, which can be passed on', async () => {
  await open('?range=week&place=vnc')
  await until(() => rows().length > 10)
  const places = () =>
    new Set(rows().flatMap(row => /WebView|OPC UA|VNC|Web console|Panel(?=Done|Ref|Fail)/.exec(textOf(row)) ?? []))
  assert.equal([...places()], ['VNC'])
  choose(byLabel('Source'), 'OPC UA')
  await until(() => places().has('OPC UA') && places().size === 1)
  click(byRole('button', { name: 'More filters' }))
  type(byLabel('Object'), 'filler/speed')
  await until(() => rows().every(row => /Filler\/Speed|missing|Loading/.test(textOf(row))))
  assert.is(location.search, '?range=week&place=opcua&object=filler%2Fspeed')
  type(byLabel('User'), 'nobody-has-this-name')
  await until(() => rows().every(row => /missing/.test(textOf(row))))
  await findByText('No matching operations')
  click(byRole('button', { name: 'Clear filters' }))
  await until(() => allByText('No matching operations').length === 0)
})

test('holds the list while it is paused', async ({ panel }) => {
  await open()
  const before = textOf(rows()[0])
  click(byRole('button', { name: 'Pause' }))
  const { call } = await administrator(panel)
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  await findByText('Paused')
  assert.is(textOf(rows()[0]), before)
  click(await findByRole('button', { name: 'Show live values' }))
  await until(() => /line3-hmi/.test(textOf(rows()[0])))
})

test('changes what happens when the log is full, unless somebody else has just changed it', async ({ panel }) => {
  await open()
  byText('When full, the oldest records are overwritten')
  await pickAction('Operation log settings')
  click(await findByRole('radio', { name: 'Stop recording' }))
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  await findByText('When full, recording stops')
  await pickAction('Operation log settings')
  click(await findByRole('radio', { name: 'Overwrite the oldest records' }))
  Object.assign(panel.state.operationLog, { settings: { when_full: 'overwrite' } })
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.equal(
    panel.log.slice(-2).map(({ operation, status }) => [operation, status]),
    [
      [SAVE, 204],
      [SAVE, 412]
    ]
  )
})

test('keeps the choice in the dialog when it is refused', async ({ panel }) => {
  await open()
  await pickAction('Operation log settings')
  click(await findByRole('radio', { name: 'Stop recording' }))
  panel.faults.refuse(SAVE)
  click(byRole('button', { name: 'Save' }))
  await findByRole('alert')
  assert.is(byRole<HTMLInputElement>('radio', { name: 'Stop recording' }).checked, true)
  assert.equal(panel.state.operationLog.settings, { when_full: 'overwrite' })
})

test('shows in the list which field changed, with its unit, and what was deleted', async ({ panel }) => {
  const { call, save } = await administrator(panel)
  await save('/email/smtp', { timeout_seconds: 35 })
  const before = '2026.11.17-00:00:00'
  const { body: plan } = await call(`GET /data/events/deletion-plan?before=${before}`)
  await call('POST /data/events/deletions', { before, total: plan.total, reason: 'Commissioning' })
  await open()
  const [deletion, change] = rows()
  assert.match(textOf(deletion), `Events before 2026/11/17 00:00:00 deleted: ${formatNumber(plan.total)}`)
  assert.match(textOf(change), /Timeout: \d+ →\s35 s/)
})

test('counts records, and no rows that say that some are missing', async () => {
  await open('')
  const { textContent } = await findByText(/ of 25\s000 records$/)
  const [records = ''] = (textContent ?? '').split(' of ')
  await findByText(`${formatNumber(Number(records))} entries`)
})

test('offers no choice to somebody who does not manage accounts', async ({ panel, signIn }) => {
  const operator = panel.state.accounts.find(({ username }) => username === 'operator')!
  operator.roles.push('operation-log')
  await signIn('operator')
  await open()
  byText('When full, the oldest records are overwritten')
  click(byRole('button', { name: 'Actions' }))
  await findByRole('menuitem', { name: 'Export CSV' })
  assert.is(allByRole('menuitem').length, 3)
})

test('says that nothing is recorded when the log is full and stops', async ({ panel }) => {
  Object.assign(panel.state.operationLog, { capacity: 1496, settings: { when_full: 'stop' } })
  const { call } = await administrator(panel)
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  await open()
  byText('Stopped')
  byText(/^The log is full\. Only changes .*2 operations were not recorded\.$/)
})

test('keeps the last rows when the connection is lost, and offers to retry', async ({ panel }) => {
  await open()
  const count = rows().length
  panel.faults.refuse(LIST)
  click(byRole('button', { name: 'Pause' }))
  click(await findByRole('button', { name: 'Show live values' }))
  const alert = await findByRole('alert')
  assert.is(rows().length, count)
  panel.faults.clear()
  click(byRole('button', { name: 'Retry', within: alert }))
  await until(() => allByRole('alert').length === 0)
})

test('says what matches when nothing does', async () => {
  await open('?range=15min')
  click(byRole('button', { name: '10 minutes before' }))
  type(byLabel('Time'), '10.42')
  click(byRole('button', { name: 'Show' }))
  await findByText('Enter a time such as 10:42 or 2026/11/21 10:42')
  type(byLabel('Time'), '2020/01/01 10:42')
  click(byRole('button', { name: 'Show' }))
  await findByText('No matching operations')
  assert.is(location.search, '?range=2020-01-01T10%3A32%3A00%7E2020-01-01T10%3A42%3A00')
})

test('prints the operations that match', async () => {
  const printed: string[] = []
  const print = () =>
    void printed.push(...[...document.querySelectorAll('body > div:last-child tr')].map(it => it.textContent ?? ''))
  Object.assign(window, { print })
  await open('?range=24h&place=vnc')
  await pickAction('Print')
  await until(() => document.body.dataset.printing !== undefined)
  assert.ok(printed.length > 10)
  assert.match(printed[1]!, /MaintenanceVNC.*192\.168\.10\.92/)
  window.dispatchEvent(new Event('afterprint'))
  await until(() => document.body.dataset.printing === undefined)
})

test('prints a paused list without another count of missing records', async ({ panel }) => {
  Object.assign(window, { print: () => {} })
  await open()
  click(byRole('button', { name: 'Pause' }))
  await findByText('Paused')
  const { operationLog } = panel.state
  const { capacity, settings } = operationLog
  const { call } = await administrator(panel)
  Object.assign(operationLog, { capacity: 1, settings: { when_full: 'stop' } })
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  const lost = operationLog.lastNumber
  Object.assign(operationLog, { capacity, settings })
  await call('PUT /system/hmi/name', { name: 'line4-hmi' })
  await pickAction('Print')
  await until(() => document.body.dataset.printing !== undefined)
  byText(`Record ${formatNumber(lost).replace(/\s/g, ' ')} missing`)
  byText(
    '4 records are missing: they were lost, were merged into others as repetitions, or were not stored because the log was full.'
  )
})

test.run()
