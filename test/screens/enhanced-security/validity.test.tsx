import '../../setup/dom'
import * as assert from 'uvu/assert'
import { clickInDialog, dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByText, byLabel, byRole, choose, click, findByRole, findByText, type, until } from '../../setup/query'
import { accountOf, openAdd } from './actions'

test('adds an account for some hours, and shows when the panel removes it', async ({ panel }) => {
  await openAdd('Kim', 'kim2026')
  choose(byLabel('Validity'), 'For a limited time')
  await until(() => byLabel('Duration').value === '8')
  type(byLabel('Duration'), '8761')
  clickInDialog('Add')
  await findByText('Enter a value from 1 to 8760')
  choose(byLabel('Unit'), 'Days')
  type(byLabel('Duration'), '2')
  clickInDialog('Add')
  await dialogClosed()
  assert.is(accountOf(panel, 'Kim')?.valid_minutes, 2880)
  await findByText('Until 2026/11/23 09:41:07')
})

test('keeps the time of an account that is changed, and makes it permanent on request', async ({ panel }) => {
  await openAdd('Kim', 'kim2026')
  choose(byLabel('Validity'), 'For a limited time')
  clickInDialog('Add')
  await dialogClosed()
  await panel.clock.advance(3_600_000)
  click(await findByRole('button', { name: 'Kim' }))
  await findByText(/^Currently until 2026\/11\/21 17:41:07/)
  assert.equal([byLabel('Duration').value, byLabel('Unit').value], ['8', 'hours'])
  click(byLabel('Hidden user'))
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.is(accountOf(panel, 'Kim')?.endsAt, 8 * 3_600_000)
  click(await findByRole('button', { name: 'Kim' }))
  await findByText('Validity')
  choose(byLabel('Validity'), 'Permanent')
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.equal([accountOf(panel, 'Kim')?.valid_minutes, accountOf(panel, 'Kim')?.endsAt], [null, undefined])
})

test('marks an account that lasts until the panel is restarted; the administrator cannot be one', async ({ panel }) => {
  await openAdd('Kim', 'kim2026')
  choose(byLabel('Validity'), 'Until the panel is restarted or switched off')
  clickInDialog('Add')
  await dialogClosed()
  assert.is(accountOf(panel, 'Kim')?.valid_minutes, 0)
  await findByText('Until restart')
  click(byRole('button', { name: 'administrator' }))
  await findByText(/^The administrator account cannot be deleted/)
  assert.equal(allByText('Validity'), [])
})

test.run()
