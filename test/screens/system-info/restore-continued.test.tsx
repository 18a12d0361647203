import '../../setup/dom'
import * as assert from 'uvu/assert'
import SystemInfoScreen from '../../../src/screens/system-info'
import { createRestore } from '../../../src/screens/system-info/configuration/restore/model'
import type { Panel } from '../../panel/panel'
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
import { edited, namesOf, planned, ran, results, savedText } from '../../setup/restoring'
import { watchSavedFiles } from '../../setup/saved-files'
import { render } from '../../setup/screen'
import { withSmallTab } from '../../setup/small-tab'

test('continues after a new sign-in in the same tab, with what is left', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  panel.state.misc.led.mode = 'off'
  const { model } = await planned(text)
  panel.faults.refuseNext('PUT /features/misc/ftp')
  assert.is((await ran(model)).status, 'paused')
  model.leave()
  const later = createRestore(() => undefined)
  assert.is(later.$kept.get()?.file.panel.hmi_name, 'line2-hmi')
  await later.resume()
  assert.equal(namesOf(later.$plan.get()!.changes), ['/features/misc/ftp port'])
  assert.equal(results(await ran(later)), [['/features/misc/ftp', 'restored']])
  assert.is(createRestore().$kept.get(), undefined)
})

/** A restore of the LED and of FTP that is interrupted at the second, before or after the panel has saved it. */
async function interrupted(panel: Panel, text: string, fault: 'refuseNext' | 'cutNext' = 'refuseNext') {
  panel.state.misc.ftp.port = 2121
  panel.state.misc.led.mode = 'off'
  const { model } = await planned(text)
  panel.faults[fault]('PUT /features/misc/ftp')
  assert.is((await ran(model)).status, 'paused')
  model.leave()
}

for (const fault of ['refuseNext', 'cutNext'] as const)
  test(`puts back all of a restore that a reload has interrupted (${fault})`, async ({ panel }) => {
    const text = await savedText()
    await interrupted(panel, text, fault)
    const later = createRestore(() => undefined)
    await later.resume()
    await ran(later)
    assert.equal([panel.state.misc.ftp.port, panel.state.misc.led.mode], [21, 'power_and_link'])
    await later.undo()
    assert.is(later.$plan.get()!.isUndo, true)
    await ran(later)
    assert.equal([panel.state.misc.ftp.port, panel.state.misc.led.mode], [2121, 'off'])
  })

test('leaves out of the undo what was sent before a reload, but not saved, and then not chosen', async ({ panel }) => {
  const text = await savedText()
  await interrupted(panel, text)
  const later = createRestore(() => undefined)
  await later.resume()
  later.choose([...later.$chosen.get()], false)
  await ran(later)
  await later.undo()
  assert.equal(namesOf([...later.$chosen.get()].map(id => ({ id }))), ['/features/misc/led mode'])
})

test('keeps over two reloads what the panel had before the first', async ({ panel }) => {
  const text = await savedText()
  await interrupted(panel, text)
  const second = createRestore(() => undefined)
  await second.resume()
  panel.faults.refuseNext('PUT /features/misc/ftp')
  assert.is((await ran(second)).status, 'paused')
  second.leave()
  const saved: Blob[] = []
  const third = createRestore(blob => saved.push(blob))
  third.saveBefore()
  assert.is(JSON.parse(await saved[0]!.text()).resources['/features/misc/led'].mode, 'off')
  await third.resume()
  await ran(third)
  await third.undo()
  await ran(third)
  assert.equal([panel.state.misc.ftp.port, panel.state.misc.led.mode], [2121, 'off'])
})

test('continues an undo as an undo', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  const { model } = await planned(text)
  await ran(model)
  await model.undo()
  panel.faults.refuseNext('PUT /features/misc/ftp')
  await ran(model)
  model.leave()
  const later = createRestore(() => undefined)
  await later.resume()
  assert.is(later.$plan.get()!.isUndo, true)
  assert.equal(results(await ran(later)), [['/features/misc/ftp', 'restored']])
  assert.is(panel.state.misc.ftp.port, 2121)
})

test('still warns after a reload that the file was changed by hand', async ({ panel }) => {
  const text = edited(await savedText(), () => undefined)
  const changed = JSON.stringify({ ...JSON.parse(text), user: 'somebody' })
  await interrupted(panel, changed)
  history.replaceState(null, '', '/app/system/system-info?tab=configuration')
  render(<SystemInfoScreen />)
  await findByText('A restore was interrupted')
  await clickWhenEnabled('Continue restore')
  await findByText(/Check each value before you restore it/)
})

test('says that a reload loses the progress where the tab has no room for it', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  history.replaceState(null, '', '/app/system/system-info?tab=configuration')
  render(<SystemInfoScreen />)
  await clickWhenEnabled('Restore a snapshot')
  await findByText('The panel is only read until you have confirmed the restore.')
  pickFile(byLabel('Snapshot file', byRole('region', { name: 'Restore' })), new File([text], 'line2.json'))
  await clickWhenEnabled('Check snapshot')
  click(await findByRole('button', { name: 'Restore 1 setting' }))
  const saved = watchSavedFiles()
  panel.faults.refuseNext('PUT /features/misc/ftp')
  await withSmallTab(100, async () => {
    await clickWhenEnabled('Restore', await findByRole('dialog'))
    await findByText(/^Do not close or reload this page/)
  })
  await clickWhenEnabled('Continue restore')
  await findByText('Settings restored: 1 of 1')
  assert.equal(allByText(/^Do not close/), [])
  assert.is(saved.length, 1, 'the file with the previous settings')
})

test('says on leaving a restore that it can be continued, and offers that afterwards', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  panel.state.misc.led.mode = 'off'
  await mount('/app/system/system-info?tab=configuration')
  await clickWhenEnabled('Restore a snapshot')
  await findByText('The panel is only read until you have confirmed the restore.')
  pickFile(byLabel('Snapshot file', byRole('region', { name: 'Restore' })), new File([text], 'line2.json'))
  await clickWhenEnabled('Check snapshot')
  click(await findByRole('button', { name: 'Restore 2 settings' }))
  watchSavedFiles()
  panel.faults.refuseNext('PUT /features/misc/ftp')
  await clickWhenEnabled('Restore', await findByRole('dialog'))
  await findByRole('button', { name: 'Continue restore' })
  click(byRole('link', { name: 'Info' }))
  const question = await findByRole('dialog', { name: 'Leave the restore?' })
  byText(/^What has been restored stays\. You can continue with the rest later/, question)
  click(byRole('button', { name: 'Leave' }))
  await until(() => location.pathname === '/app/system/info')
  assert.equal([panel.state.misc.ftp.port, panel.state.misc.led.mode], [2121, 'power_and_link'])
  assert.equal(
    namesOf(
      createRestore()
        .$kept.get()!
        .chosen.map(id => ({ id }))
    ),
    ['/features/misc/ftp port']
  )
})

test.run()
