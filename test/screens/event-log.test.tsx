import '../setup/dom'
import * as assert from 'uvu/assert'
import EventLogScreen from '../../src/screens/event-log'
import { restoreSession } from '../../src/session/session'
import { watchFindings } from '../../src/stores/findings/findings'
import { alarm, trigger } from '../setup/alarms'
import { recordCalls } from '../setup/calls'
import { clickInDialog, dialog, dialogClosed, dialogField, findDialog } from '../setup/dialog'
import { test } from '../setup/panel-test'
import {
  allByRole,
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
import { onCleanup, render } from '../setup/screen'

const ACKNOWLEDGING = 'POST /data/events/acknowledgements'

const DOOR = alarm('Cabinet door open')

function open(query = ''): void {
  history.replaceState(null, '', `/app/data/event-log${query}`)
  render(<EventLogScreen />)
}

const table = () => findByRole('table', { name: 'Event Log' })
const rows = async () => allByRole('row', { within: await table() }).slice(1)
const texts = async () => (await rows()).map(row => row.textContent ?? '')

test('lists the newest events first, with what waits', async () => {
  open()
  const [first, second] = await texts()
  assert.match(first!, /^Login rejected: operator2026\/11\/21 09:40:37EventMiddle/)
  assert.match(second!, /^Bottle washer, zone 3: temperature high2026\/11\/21 09:40:19ActiveMiddle1071.8267 °C48 s/)
  byText(/^\d+ not acknowledged$/)
  await findByText('Live')
})

test('acknowledges one alarm with a comment', async ({ panel }) => {
  await trigger(panel, DOOR)
  open()
  click(await findByRole('button', { name: 'Acknowledge' }))
  await findDialog('Acknowledge alarms')
  type(dialogField('Comment'), 'Closed the door')
  clickInDialog('Acknowledge')
  await findByText('Active, acknowledged', await table())
  await dialogClosed()
  click(byRole('button', { name: 'Cabinet door open' }))
  byText('engineer', await findDialog('Event 1'))
  byText('Closed the door', byRole('dialog'))
})

test('adds a comment to any event, also to one that is acknowledged, and keeps the text when that fails', async ({
  panel
}) => {
  await restoreSession()
  open('?state=returned')
  click((await table()).querySelector<HTMLElement>('tbody button')!)
  click(byRole('button', { name: 'Add comment', within: await findByRole('dialog', { name: /^Event/ }) }))
  await findDialog('Add comment')
  clickInDialog('Add')
  await findByText('Required')
  type(dialogField('Comment'), 'Spare part ordered')
  panel.faults.refuse('POST /data/events/{number}/comments')
  clickInDialog('Add')
  await findByText('The panel is not responding', byRole('dialog'))
  assert.is(dialogField('Comment').value, 'Spare part ordered')
  panel.faults.clear()
  clickInDialog('Add')
  const details = await findByRole('dialog', { name: /^Event/ })
  assert.match(byText('Spare part ordered', details).closest('li')?.textContent ?? '', / 2026\/11\/21 \S+ engineer$/)
  click(byRole('button', { name: 'Close', within: details }))
  type(byLabel('Text'), 'part ordered')
  await until(async () => (await rows()).length === 1)
})

test('acknowledges several selected alarms', async ({ panel }) => {
  await trigger(panel, DOOR, { ...DOOR, id: 'lid', texts: { en: 'Lid open' } })
  open()
  click(await findByRole('checkbox', { name: 'Select Cabinet door open' }))
  click(byRole('checkbox', { name: 'Select Lid open' }))
  const calls = recordCalls(panel)
  click(byRole('button', { name: 'Acknowledge', within: await findByRole('group', { name: 'Selected alarms' }) }))
  await findDialog('Acknowledge alarms')
  byText('2 alarms will be acknowledged in your name.')
  assert.equal(
    allByRole('listitem', { within: dialog() }).map(({ textContent }) => textContent),
    ['Cabinet door open 2026/11/21 09:41:07', 'Lid open 2026/11/21 09:41:07']
  )
  clickInDialog('Acknowledge')
  await dialogClosed()
  await until(() => allByRole('checkbox').length === 1)
  assert.is(calls.filter(call => call === 'POST /api/v1/data/events/acknowledgements').length, 1)
})

test('acknowledges all that match the filters', async () => {
  open('?category=10')
  await table()
  click(byRole('button', { name: 'Acknowledge all' }))
  await findDialog('Acknowledge alarms')
  clickInDialog('Acknowledge')
  await dialogClosed()
  choose(byLabel('Status'), 'Not acknowledged')
  await findByText('No matching events')
  click(byRole('button', { name: 'Clear filters' }))
  await table()
  byText(/^\d+ not acknowledged$/)
})

test('acknowledges nothing beyond the filters', async () => {
  open('?state=returned')
  await table()
  assert.ok(byRole('button', { name: 'Acknowledge all' }).hasAttribute('disabled'))
  choose(byLabel('Status'), 'Not acknowledged')
  await until(() => !byRole('button', { name: 'Acknowledge all' }).hasAttribute('disabled'))
})

test('says where alarms are acknowledged when the project permits it at the panel only', async ({ panel }) => {
  await trigger(panel, DOOR)
  open()
  click(await findByRole('button', { name: 'Acknowledge' }))
  await findDialog('Acknowledge alarms')
  panel.state.remoteAcknowledgement = false
  clickInDialog('Acknowledge')
  await findByText('Alarms can be acknowledged at the panel only.', byRole('dialog'))
  open()
  await findByText('Alarms can be acknowledged at the panel only.')
  assert.equal(allByRole('button', { name: 'Acknowledge' }), [])
})

test('keeps the comment and the events when the connection is lost', async ({ panel }) => {
  await trigger(panel, DOOR)
  open()
  click(await findByRole('button', { name: 'Acknowledge' }))
  await findDialog('Acknowledge alarms')
  type(dialogField('Comment'), 'Closed')
  panel.faults.refuse(ACKNOWLEDGING)
  clickInDialog('Acknowledge')
  await findByText('The panel is not responding', byRole('dialog'))
  assert.is(dialogField('Comment').value, 'Closed')
  panel.faults.clear()
  clickInDialog('Acknowledge')
  await dialogClosed()
  await findByText('Active, acknowledged', await table())
})

test('greys the counts of alarms while the connection is lost', async ({ panel }) => {
  open()
  await table()
  const count = byText(/^\d+ not acknowledged$/)
  assert.not(count.closest('[data-old]'))
  panel.faults.refuse('GET /data/events')
  click(await findByRole('button', { name: 'Pause' }))
  click(await findByRole('button', { name: 'Show live values' }))
  const alert = await findByRole('alert')
  await until(() => count.closest('[data-old]') !== null)
  panel.faults.clear()
  click(byRole('button', { name: 'Retry', within: alert }))
  await until(() => !count.closest('[data-old]'))
})

test('reads the filters from the address and writes them there', async () => {
  open('?priority=emergency&text=air')
  assert.ok((await texts()).every(text => text.startsWith('Compressed air: pressure low')))
  choose(byLabel('Priority'), 'Priority: All')
  click(byRole('button', { name: 'More filters' }))
  type(byLabel('Category'), '30, 40')
  type(byLabel('Text'), 'jam')
  await until(() => location.search === '?text=jam&category=30%2C40')
  await until(() => /: (label )?jam/.test(allByRole('row')[1]?.textContent ?? ''))
  type(byLabel('Category'), '300')
  await findByText('Enter numbers from 0 to 255, separated by commas')
  assert.is(location.search, '?text=jam&category=30%2C40')
})

test('marks where the clock was set back', async ({ panel, signIn }) => {
  await trigger(panel, DOOR)
  panel.clock.set(panel.clock.now() - 3_600_000)
  await signIn('engineer')
  open()
  await findByText('Clock set back')
  const [seam, older] = await rows()
  assert.ok(seam!.hasAttribute('data-divided'))
  assert.not.ok(older!.hasAttribute('data-divided'))
  click(byRole('button', { name: /^Clock set from/ }))
  await findByText('Older events may have later times.')
})

test('shows active alarms by priority as the bell does, and counts in no colour of a priority', async ({
  panel,
  signIn
}) => {
  await trigger(panel, DOOR)
  await signIn('engineer')
  open()
  onCleanup(watchFindings())
  const active = await findByRole('button', { name: /1 active$/ })
  await until(() => active.querySelector('[data-of="high"][data-look="filled"]')?.textContent === 'High')
  for (const count of [active, byRole('button', { name: /^1 not acknowledged/ })])
    assert.not.ok(count.querySelector('[data-tone]'))
})

test('silences the buzzer', async ({ panel }) => {
  await trigger(panel, DOOR)
  open()
  click(await findByRole('button', { name: 'Silence buzzer' }))
  await until(() => allByRole('button', { name: 'Silence buzzer' }).length === 0)
  byText(/^1 not acknowledged$/)
})

test('shows the life cycle of an event and the ways to its trend and operations', async () => {
  await restoreSession()
  open('?text=filler: pressure low')
  click((await findByRole('table')).querySelector<HTMLElement>('tbody button')!)
  const opened = await findByRole('dialog')
  byText(/^25\.8\d+ bar$/, opened)
  byText('Returned', opened)
  const around = 'range=2026-11-21T09%3A32%3A25%7E2026-11-21T09%3A42%3A25&at=2026-11-21T09%3A37%3A25'
  assert.equal(
    allByRole('link', { within: opened }).map(link => link.getAttribute('href')),
    [
      `/app/data/data-log?log=filler-temperatures&channels=pressure&${around}`,
      `/app/data/operation-log?${around}`,
      `/app/data/event-log?tab=quality&${around}`
    ]
  )
})

/** Types the number of events that are deleted, at first a wrong one. */
async function confirmCount(checkUnchanged: () => void): Promise<void> {
  const plan = await findByRole('dialog', { name: 'Confirm the deletion' })
  byText(/^\d+ of these events (is|are) not in a verified backup/, plan)
  const field = byLabel('Number of events', plan)
  const [total = ''] = /\d+/.exec(byText(/to delete these events permanently/, plan).textContent ?? '') ?? []
  type(field, '1')
  click(byRole('button', { name: 'Delete', within: plan }))
  await findByText('This is not the number of events')
  checkUnchanged()
  type(field, total)
  click(byRole('button', { name: 'Delete', within: plan }))
}

test('changes the retention, and deletes old events', async ({ panel }) => {
  open()
  const full = (await findByText(/events since/)).textContent
  await pickAction('Retention')
  await findDialog('Event retention')
  type(await until(() => dialogField('Retention period')), '0')
  clickInDialog('Save')
  await findByText('Enter a value from 1 to 3650')
  type(dialogField('Retention period'), '3')
  type(await until(() => dialogField('Reason')), 'Audit done')
  clickInDialog('Save')
  await confirmCount(() => assert.is(panel.state.eventSettings.retention_days, 30))
  await dialogClosed()
  assert.is(panel.state.eventSettings.retention_days, 3)
  await until(() => byText(/events since/).textContent !== full)
  const before = byText(/events since/).textContent
  await pickAction('Delete')
  await findDialog('Delete old events')
  await findByText(/Events are kept for 3 days\.$/)
  type(dialogField('Delete events before'), '2026/11/21 08:00:00')
  clickInDialog('Delete')
  await findByText('Required')
  type(dialogField('Reason'), 'Commissioning')
  clickInDialog('Delete')
  await confirmCount(() => assert.is(byText(/events since/).textContent, before))
  await dialogClosed()
  await until(() => byText(/events since/).textContent !== before)
})

test('offers a viewer neither acknowledgement nor deletion nor the buzzer', async ({ panel, signIn }) => {
  await trigger(panel, DOOR)
  await signIn('operator')
  await restoreSession()
  open()
  await findByText('Your account is not permitted to acknowledge alarms.')
  for (const name of [/^Acknowledge/, 'Silence buzzer']) assert.is(allByRole('button', { name }).length, 0)
  click(byRole('button', { name: 'Actions' }))
  await findByRole('menuitem', { name: 'Export CSV' })
  assert.is(allByRole('menuitem').length, 3)
  byText('Buzzer sounding')
})

test.run()
