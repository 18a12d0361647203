import '../../setup/dom'
import * as assert from 'uvu/assert'
import type { ManualClock } from '../../panel/device/device-clock'
import type { Panel } from '../../panel/panel'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { byLabel, byRole, byText, click, findByRole, save, type, until } from '../../setup/query'

async function open() {
  await mount('/app/network/ethernet')
  const form = await findByRole('form', { name: 'Name on the network' })
  // A request still in flight at the end of a test would reach the panel of the next one.
  await until(() => !document.querySelector('[aria-busy]'))
  return form
}

async function saveName(form: HTMLElement, name: string) {
  type(byLabel('Hostname', form), name)
  await save(form)
}

async function applyAndConfirm(panel: Panel<ManualClock>, subject: string) {
  click(
    byRole('button', { name: 'Apply', within: await findByRole('dialog', { name: `Apply changes to ${subject}?` }) })
  )
  await findByRole('dialog', { name: 'Applied: confirm the change' })
  await panel.clock.advance(1500)
  click(byRole('button', { name: 'Close', within: await findByRole('dialog', { name: 'Change confirmed' }) }))
  await dialogClosed()
}

test('saves the hostname by itself, which is no conflict with what is saved of a port', async ({ panel }) => {
  const card = await open()
  const form = byRole('form', { name: 'LAN 1' })
  type(byLabel('DNS server 2', form), '192.168.10.6')
  await saveName(card, 'line-7')
  await applyAndConfirm(panel, 'Hostname')
  assert.equal([panel.state.versions.hostname, panel.state.ethernet[0]?.settings.dns2], ['line-7', ''])

  await save(form)
  await applyAndConfirm(panel, 'LAN 1')
  assert.equal([panel.state.versions.hostname, panel.state.ethernet[0]?.settings.dns2], ['line-7', '192.168.10.6'])
})

test('asks before it overwrites a hostname that somebody else has saved', async ({ panel }) => {
  const card = await open()
  panel.state.versions.hostname = 'line-8'
  await saveName(card, 'line-7')
  click(byRole('button', { name: 'Apply', within: await findByRole('dialog') }))
  await findByRole('button', { name: 'Use theirs', within: card })
  byText('line-8', card)
})

test('saves the hostname through a port that no fieldbus uses', async ({ panel }) => {
  panel.state.ethernet[0]!.lockedBy = 'EtherCAT'
  await saveName(await open(), 'line-7')
  await applyAndConfirm(panel, 'Hostname')
  assert.is(panel.state.versions.hostname, 'line-7')
})

test.run()
