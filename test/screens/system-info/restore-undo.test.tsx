import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../src/lib/text/i18n'
import { sectionsOf } from '../../../src/screens/system-info/configuration/restore/texts'
import { $undo } from '../../../src/screens/system-info/configuration/restore/undo'
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

test('opens a plan to put back what was restored, shows it, and offers it again after the page was left', async ({
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

test('forgets the previous settings when their user logs out', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  await ran((await planned(text)).model)
  assert.equal($undo.get()?.wanted.length, 1)
  logOut()
  assert.is($undo.get(), undefined)
})

test.run()
