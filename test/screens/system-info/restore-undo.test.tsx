import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../src/lib/text/i18n'
import { createRestore } from '../../../src/screens/system-info/configuration/restore/model'
import { sectionsOf } from '../../../src/screens/system-info/configuration/restore/texts'
import { $ended, $undo } from '../../../src/screens/system-info/configuration/restore/undo'
import { logOut } from '../../../src/session/session'
import { mount } from '../../setup/app'
import { pickFile } from '../../setup/attach'
import { test } from '../../setup/panel-test'
import {
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  clickWhenEnabled,
  findByRole,
  findByText,
  until
} from '../../setup/query'
import { planned, ran, savedText, typedSecrets } from '../../setup/restoring'
import { watchSavedFiles } from '../../setup/saved-files'

const PATH = '/app/system/system-info?tab=configuration'
const KEPT = /The previous settings can be restored here until you reload or close this page or log out/

test('shows the result again after the page was left until it is closed, and opens a plan to put back what was restored', async ({
  panel
}) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  await mount(PATH)
  await clickWhenEnabled('Restore a snapshot')
  await findByText('The panel is only read until you have confirmed the restore.')
  pickFile(byLabel('Snapshot file', byRole('region', { name: 'Restore' })), new File([text], 'line2.json'))
  await clickWhenEnabled('Check snapshot')
  const plan = await findByRole('group', { name: 'Settings to restore' })
  await until(() => plan.contains(document.activeElement))
  click(byRole('button', { name: 'Restore 1 setting' }))
  watchSavedFiles()
  await clickWhenEnabled('Restore', await findByRole('dialog'))
  await findByText('Settings restored: 1 of 1')
  byText(KEPT)

  click(byRole('link', { name: 'Info' }))
  await until(() => location.pathname === '/app/system/info')
  click(byRole('link', { name: 'System Info' }))
  click(await findByRole('tab', { name: 'Configuration' }))
  await findByText('Settings restored: 1 of 1')
  byText(KEPT)
  click(byRole('button', { name: 'Close' }))
  await findByText('Settings have been restored on this panel')
  byText(KEPT)
  const undo = byRole('button', { name: 'Restore previous settings' })
  assert.match(undo.textContent ?? '', /…$/, 'it opens something first')
  click(undo)
  await findByRole('region', { name: 'Previous settings' })
  const previous = byRole('group', { name: 'Previous settings' })
  await until(() => previous.contains(document.activeElement))
  assert.equal(allByText(KEPT), [], 'it is open now')
  assert.is(panel.state.misc.ftp.port, 21)
  click(byRole('button', { name: 'Restore 1 setting' }))
  await clickWhenEnabled('Restore', await findByRole('dialog'))
  await findByText('Settings restored: 1 of 1')
  assert.is(panel.state.misc.ftp.port, 2121)
})

test('says of a mail server that was not set before why it cannot be taken back', async ({ panel }) => {
  const text = await savedText()
  Object.assign(panel.state.email.smtp, { host: '', username: '', retries: 1 })
  panel.state.email.password = ''
  const { model } = await planned(text)
  await ran(model, typedSecrets(model))
  await model.undo()
  const plan = model.$plan.get()!
  const notes = sectionsOf(plan.changes, $i18n.get().t).flatMap(({ rows }) =>
    rows.map(({ change, note }) => [change.field, note])
  )
  assert.equal(notes, [
    ['host', 'This panel does not accept an empty value'],
    ['username', 'This panel does not accept an empty value'],
    ['retries', ''],
    ['password', 'Stays set: a restore does not remove it']
  ])
})

test('shows the result no longer once another plan was made', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  const { model } = await planned(text)
  await ran(model)
  const shownLater = () => createRestore().$run.get()
  assert.is(shownLater(), model.$run.get())
  await model.undo()
  assert.is(shownLater(), undefined)
})

test('forgets the result and the previous settings when their user logs out', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  await ran((await planned(text)).model)
  assert.equal([$undo.get()?.wanted.length, $ended.get()?.$run.get().status], [1, 'ended'])
  logOut()
  assert.equal([$undo.get(), $ended.get()], [undefined, undefined])
})

test.run()
