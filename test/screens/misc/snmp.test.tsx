import '../../setup/dom'
import * as assert from 'uvu/assert'
import MiscScreen from '../../../src/screens/misc'
import { createIdleEngine } from '../../panel/misc/idle-engine'
import type { Panel } from '../../panel/panel'
import { test } from '../../setup/panel-test'
import { byLabel, byRole, byText, click, findByRole, findByText, type, until } from '../../setup/query'
import { render } from '../../setup/screen'

async function edit() {
  click(await findByRole('button', { name: 'SNMP agent' }))
  await findByRole('button', { name: 'Save' })
  return byRole('dialog', { name: 'SNMP agent' })
}

async function open(panel: Panel) {
  await panel.misc.attach(createIdleEngine())
  render(<MiscScreen />)
  return edit()
}

const save = (dialog: Element) => click(byRole('button', { name: 'Save', within: dialog }))

test('names the range of the port', async ({ panel }) => {
  byText('1 to 65535', await open(panel))
})

test('requires the secrets of the chosen SNMP version, and never shows them', async ({ panel }) => {
  const dialog = await open(panel)
  click(byRole('checkbox', { name: 'Enable SNMP agent', within: dialog }))
  type(byLabel('Username', dialog), 'plant')
  type(byLabel('Authentication password', dialog), 'short')
  save(dialog)
  await findByText('Required', dialog)
  type(byLabel('Authentication password', dialog), 'auth-3152')
  type(byLabel('Encryption password', dialog), 'priv-3152')
  save(dialog)
  await until(() => panel.state.misc.snmp.enabled)
  const again = await edit()
  assert.is((byLabel('Authentication password', again) as HTMLInputElement).value, '')
  click(byRole('button', { name: 'Send test request', within: again }))
  await findByText('The agent responds: line2-hmi', again)
})

test.run()
