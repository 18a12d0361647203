import '../../setup/dom'
import * as assert from 'uvu/assert'
import { closeDialog } from '../../../src/stores/dialogs'
import { type Changes, callerAs } from '../../panel/http/caller'
import { hotspotUse } from '../../panel/network/radio-use'
import type { Panel } from '../../panel/panel'
import { mount } from '../../setup/app'
import { pickFile } from '../../setup/attach'
import { test } from '../../setup/panel-test'
import {
  allByText,
  byLabel,
  byRole,
  click,
  clickWhenEnabled,
  findByRole,
  findByText,
  press,
  type,
  until
} from '../../setup/query'
import { savedText } from '../../setup/restoring'
import { onCleanup } from '../../setup/screen'

const AGAIN = 'It has been changed again since: the field has another value now.'

/** Changes the hotspot as another user, and confirms it or not. */
async function change(panel: Panel, changes: Changes<'/network/hotspot'>, isKept = true) {
  const { save, callAny } = await callerAs(panel, 'administrator')
  const { status, body } = await save('/network/hotspot', changes)
  assert.ok(status < 300)
  if (isKept && body.code) await callAny(`POST /network/pending/${body.code}/keep`)
}

async function explain() {
  onCleanup(closeDialog)
  await mount('/app/network/hotspot')
  const form = await findByRole('form', { name: 'Settings' })
  press('F1')
  await findByText(/^Where no last change is shown/)
  return form
}

const note = (name: string) => byRole('note', { name }).textContent ?? ''

test('does not call a change the last one that the panel has reverted', async ({ panel }) => {
  await change(panel, { use: 'always', hidden: true, password: 'bottles-2026' }, false)
  await panel.clock.advance(91_000)
  assert.is(hotspotUse(panel.state.radio), 'never')
  await change(panel, { lease_minutes: 120 })
  await explain()
  assert.match(note('Use the hotspot'), /Last recorded change: Never → Always \(administrator, /)
  assert.match(note('Use the hotspot'), AGAIN)
  assert.match(note('Hide SSID'), AGAIN)
  assert.not.match(note('Use the hotspot'), 'Last change')
  assert.match(note('Lease time'), /Last change: 60 min → 120 min/)
})

test('compares a change with the saved value, and not with what the user types', async ({ panel }) => {
  await change(panel, { lease_minutes: 120, band: '5' })
  await explain()
  type(byRole('textbox', { name: 'Lease time' }), '60')
  await findByText('1 field changed')
  assert.match(note('Lease time'), /Last change: 60 min → 120 min/)
  assert.equal(allByText(AGAIN), [])
  press('F1')
  await until(() => allByText(/^Where no last change/).length === 0)
  press('F1')
  await findByText(/^Where no last change is shown/)
  assert.match(note('Lease time'), /Last recorded change: 60 min → 120 min/)
  assert.equal(allByText(AGAIN), [], 'the saved value is not known')
})

test('shows its bar in a dialog with fields of which nothing is known', async ({ panel }) => {
  const text = await savedText()
  panel.state.email.smtp.retries += 1
  await mount('/app/system/system-info?tab=configuration')
  onCleanup(closeDialog)
  click(await findByRole('button', { name: 'Mika Sato' }))
  click(await findByRole('menuitem', { name: 'Explain this page' }))
  await findByText('There are no fields here. If something is opened for editing, its fields will be explained.')
  press('F1')
  await clickWhenEnabled('Restore a snapshot')
  await findByText('The panel is only read until you have confirmed the restore.')
  pickFile(byLabel('Snapshot file', byRole('region', { name: 'Restore' })), new File([text], 'line2.json'))
  await clickWhenEnabled('Check snapshot')
  click(await findByRole('button', { name: 'Restore 1 setting' }))
  const dialog = await findByRole('dialog', { name: 'Restore 1 setting?' })
  press('F1')
  await findByText('There are no explanations for these fields.', dialog)
  press('F1')
  await until(() => allByText('There are no explanations for these fields.').length === 0)
  assert.ok(dialog.isConnected)
})

test.run()
