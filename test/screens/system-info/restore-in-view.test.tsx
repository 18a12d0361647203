import '../../setup/dom'
import * as assert from 'uvu/assert'
import { mount } from '../../setup/app'
import { pickFile } from '../../setup/attach'
import { nameOf } from '../../setup/names'
import { test } from '../../setup/panel-test'
import { byLabel, byRole, click, clickWhenEnabled, findByRole, findByText, until } from '../../setup/query'
import { savedText } from '../../setup/restoring'
import { watchSavedFiles } from '../../setup/saved-files'
import { onCleanup } from '../../setup/screen'

/** The names of what the page scrolls to. */
function watchScrolling(): string[] {
  const shown: string[] = []
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function note(this: Element) {
    shown.push(nameOf(this))
  }
  onCleanup(() => Object.assign(Element.prototype, { scrollIntoView }))
  return shown
}

test('takes the user to the run when it begins, and again only where its state would be out of view', async ({
  panel
}) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  await mount('/app/system/system-info?tab=configuration')
  await clickWhenEnabled('Restore a snapshot')
  await findByText('The panel is only read until you have confirmed the restore.')
  pickFile(byLabel('Snapshot file', byRole('region', { name: 'Restore' })), new File([text], 'line2.json'))
  const shown = watchScrolling()
  await clickWhenEnabled('Check snapshot')
  const plan = await findByRole('group', { name: 'Settings to restore' })
  await until(() => document.activeElement === plan)
  click(await findByRole('button', { name: 'Restore 1 setting' }))
  watchSavedFiles()
  panel.faults.refuseNext('PUT /features/misc/ftp')
  await clickWhenEnabled('Restore', await findByRole('dialog'))
  await findByRole('button', { name: 'Continue restore' })
  const card = byRole('group', { name: 'Restore' })
  await until(() => document.activeElement === card)
  assert.equal(shown, ['Settings to restore', 'Restore'])

  card.getBoundingClientRect = () => new DOMRect(0, -500, 800, 600)
  shown.length = 0
  await clickWhenEnabled('Continue restore')
  await findByText('Settings restored: 1 of 1')
  await until(() => shown.includes('Restore'))
})

test.run()
