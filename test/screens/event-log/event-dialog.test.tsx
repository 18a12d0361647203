import '../../setup/dom'
import * as assert from 'uvu/assert'
import type { PanelEvent } from '../../../src/api/event-log'
import { EventDialog } from '../../../src/screens/event-log/event-dialog'
import { restoreSession } from '../../../src/session/session'
import { test } from '../../setup/panel-test'
import { allByRole, allByText, byText, findByRole } from '../../setup/query'
import { render } from '../../setup/screen'

const OLD: PanelEvent = {
  number: 7,
  kind: 'alarm',
  code: 'alarm',
  state: 'returned',
  text: 'Door open',
  category: 1,
  priority: 'high',
  address: '',
  value: null,
  unit: '',
  triggered_at: '2026/11/21 09:00:00',
  acknowledged_at: '2026/11/21 09:05:00',
  acknowledged_by: 'operator',
  comment: 'Closed',
  returned_at: '2026/11/21 09:04:00',
  duration_seconds: 240,
  count: 1,
  clock_set_back: false,
  logged: null
}

const nothing = () => {}

const open = (event: PanelEvent) =>
  render(<EventDialog event={event} isPermitted onAcknowledge={nothing} onComment={nothing} onClose={nothing} />)

test('shows the one comment of older firmware, which takes no other', async () => {
  await restoreSession()
  open(OLD)
  const dialog = await findByRole('dialog', { name: 'Event 7' })
  assert.is(byText('Closed', dialog).closest('li')?.textContent, 'Closed 2026/11/21 09:05:00 operator')
  assert.equal(allByRole('button', { name: 'Add comment' }), [])
})

test('offers a comment only to who may acknowledge', async ({ signIn }) => {
  await restoreSession()
  const newer = { ...OLD, comments: [] }
  open(newer)
  await findByRole('button', { name: 'Add comment' })
  await signIn('operator')
  await restoreSession()
  open(newer)
  await findByRole('dialog')
  assert.equal(allByRole('button', { name: 'Add comment' }), [])
})

test('says that no data log contains the value of an alarm', async () => {
  await restoreSession()
  open(OLD)
  const dialog = await findByRole('dialog')
  byText('No data log contains the value of this alarm.', dialog)
  open({ ...OLD, number: 8, kind: 'event' })
  const other = await findByRole('dialog', { name: 'Event 8' })
  assert.equal(allByText('No data log contains the value of this alarm.', other), [])
})

test.run()
