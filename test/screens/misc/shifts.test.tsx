import '../../setup/dom'
import * as assert from 'uvu/assert'
import MiscScreen from '../../../src/screens/misc'
import { test } from '../../setup/panel-test'
import { allByRole, byLabel, byRole, click, findByRole, findByText, type, until } from '../../setup/query'
import { render } from '../../setup/screen'

test('saves the shifts in the order of the day', async ({ panel }) => {
  render(<MiscScreen />)
  click(byRole('button', { name: 'Shifts', within: await findByRole('listitem', { name: 'Shifts' }) }))
  const save = await findByRole('button', { name: 'Save' })
  const dialog = byRole('dialog', { name: 'Shifts' })
  type(byLabel('Shift starts', dialog), '18:00, 25:00')
  click(save)
  await findByText('“25:00” is not a time such as 06:00', dialog)
  type(byLabel('Shift starts', dialog), '6:00, 18, 06:00')
  await findByText('“06:00” is entered twice', dialog)
  type(byLabel('Shift starts', dialog), '18:00、6')
  click(save)
  await until(() => panel.state.misc.shifts.starts.join() === '06:00,18:00')
  await findByText('06:00, 18:00', byRole('listitem', { name: 'Shifts' }))
})

test('offers no shifts where the firmware has none', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, 'GET /features/misc/shifts')
  render(<MiscScreen />)
  await findByRole('listitem', { name: 'Scheduled restart' })
  await until(() => allByRole('listitem', { name: 'Shifts' }).length === 0)
})

test('offers the shifts when their times cannot be read', async ({ panel }) => {
  panel.faults.answer(500, { error_code: 'internal', message: 'no' }, 'GET /features/misc/shifts')
  render(<MiscScreen />)
  await findByRole('listitem', { name: 'Scheduled restart' })
  assert.is(allByRole('listitem', { name: 'Shifts' }).length, 1)
})

test.run()
