import '../../setup/dom'
import * as assert from 'uvu/assert'
import { madeFile } from '../../panel/project/media'
import { clickInDialog, dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByText, byLabel, byRole, click, findByRole, findByText, until } from '../../setup/query'
import { accountOf, open } from './actions'

const openMedia = async () => {
  open()
  click(await findByRole('button', { name: 'Import' }))
  click(byLabel('USB or SD'))
  await findByText('accounts/shift-3.csv')
}

const select = (file: RegExp) => click(byRole('button', { name: 'Select', within: byRole('row', { name: file }) }))

test('imports accounts from a file on USB or SD', async ({ panel }) => {
  await openMedia()
  select(/shift-3/)
  await findByText('New: 2')
  clickInDialog('Import')
  await dialogClosed()
  const service = accountOf(panel, 'Service')
  assert.equal([service?.classes, service?.hidden, service?.valid_minutes], [['A', 'E', 'F'], true, 480])
  assert.is(accountOf(panel, 'Shift3')?.valid_minutes, null)
})

test('shows the chosen file and its rows in place of the media, and the media again on request', async () => {
  await openMedia()
  select(/shift-3/)
  await findByText('New: 2')
  await until(() => document.activeElement?.textContent === 'CSV file: shift-3.csv')
  assert.is(allByText('accounts/shift-3.csv').length, 0)
  click(byRole('button', { name: 'Choose file' }))
  await findByText('accounts/shift-3.csv')
  assert.is(allByText('New: 2').length, 0)
})

test('explains that a drive was removed, and lists its files no longer', async ({ panel }) => {
  await openMedia()
  panel.state.misc.usb.storage = false
  select(/shift-3/)
  await findByText(/^The medium or the file on it is no longer available/)
  await until(() => allByText('accounts/shift-3.csv').length === 0)
})

test('shows one failure when the panel does not respond, and keeps the list', async ({ panel }) => {
  await openMedia()
  panel.faults.refuse()
  select(/shift-3/)
  await findByText('The panel is not responding')
  panel.faults.clear()
  select(/shift-3/)
  await findByText('New: 2')
})

test('does not read a file that is too large', async ({ panel }) => {
  panel.state.media[0]!.files.push(madeFile('large.csv', 0, () => new Uint8Array(256 * 1024 + 1)))
  await openMedia()
  select(/large/)
  await findByText(/256 KB/)
})

test.run()
