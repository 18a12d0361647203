import '../../setup/dom'
import * as assert from 'uvu/assert'
import SystemInfoScreen from '../../../src/screens/system-info'
import { createConfiguration } from '../../../src/screens/system-info/configuration/model'
import { placeOf } from '../../../src/screens/system-info/configuration/places'
import { parseSnapshot } from '../../../src/screens/system-info/configuration/snapshot'
import { restoreSession } from '../../../src/session/session'
import { pickFile } from '../../setup/attach'
import { test } from '../../setup/panel-test'
import { allByRole, byLabel, byRole, byText, clickWhenEnabled, findByRole, findByText, until } from '../../setup/query'
import { savedText } from '../../setup/restoring'
import { cleanup, render } from '../../setup/screen'

const fileOf = (text: string) => new File([text], 'line2.json')

function parsed(text: string) {
  const read = parseSnapshot(text)
  if (read.status !== 'read') throw new Error(read.status)
  return read
}

/** What has changed since this snapshot was saved. */
async function changesSince(text: string) {
  const model = createConfiguration()
  await model.pickBefore(fileOf(text))
  await model.compare()
  return model.$compared.get()!
}

test('saves what the user may read, without secrets, and with a sum that shows a change', async ({ panel }) => {
  const text = await savedText()
  const { snapshot, changed } = parsed(text)
  assert.is(changed, false)
  assert.equal([snapshot.unread, snapshot.user, snapshot.panel.hmi_name], [[], 'engineer', 'line2-hmi'])
  assert.ok(snapshot.secrets.includes('/email/smtp password'))
  for (const { password } of panel.state.accounts) assert.not.match(text, `"${password}"`)
  assert.is(parsed(text.replace('"line2-hmi"', '"line3-hmi"')).changed, true)
  assert.equal(
    (await changesSince(text)).differences.map(({ path, field }) => [path, field]),
    [],
    'nothing of it changes by itself'
  )
})

test('names what has changed since then, by entry and field', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  const [contact] = panel.state.email.contacts
  panel.state.email.contacts = panel.state.email.contacts.slice(1)
  const { differences, notCompared } = await changesSince(text)
  assert.equal(notCompared, [])
  assert.equal(
    differences.filter(({ path }) => path === '/features/misc/ftp'),
    [{ tag: 'misc-services', path: '/features/misc/ftp', entries: [], field: 'port', before: 21, after: 2121 }]
  )
  const [removed] = differences.filter(({ path }) => path === '/email/contacts')
  assert.equal([removed!.entries, removed!.field, removed!.after], [[contact!.mail], '', undefined])
})

test('keeps entries of the same name apart, and names members of a group by their address', async ({ panel }) => {
  const items = ['a', 'b'].map(id => ({ id, name: 'Bottles', definition: '1', max_records: 1, items: [] }))
  panel.faults.answer(200, { items, total: 2 }, 'GET /project/recipes')
  const { resources } = parsed(await savedText()).snapshot
  assert.equal(Object.keys(Object(resources['/project/recipes'])), ['Bottles (a)', 'Bottles (b)'])
  assert.match(Object(resources['/email/groups']).A.members[0], '@')
})

test('has nothing of screens that the user may not open, and names what the panel refuses', async ({
  panel,
  signIn
}) => {
  panel.faults.answer(500, undefined, 'GET /features/misc/ftp')
  const text = await savedText()
  assert.equal(parsed(text).snapshot.unread, ['/features/misc/ftp'])
  assert.equal((await changesSince(text)).notCompared, [])
  const operator = panel.state.accounts.find(({ username }) => username === 'operator')!
  operator.roles = ['system-info', 'misc']
  await signIn('operator')
  const own = parsed(await savedText()).snapshot
  assert.ok(Object.keys(own.resources).every(path => /^\/(system|features\/(misc|vnc))\//.test(path)))
  assert.equal(own.unread, ['/features/misc/ftp'])
})

test('shows the differences with their labels, each with the way to its screen', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  panel.state.misc.buzzer.volume_percent = 70
  const [contact, ...others] = panel.state.email.contacts
  panel.state.email.contacts = others
  history.replaceState(null, '', '/app/system/system-info?tab=configuration')
  render(<SystemInfoScreen />)
  await findByRole('heading', { name: 'Comparison' })
  pickFile(byLabel('Snapshot file'), new File(['{}'], 'other.json'))
  await findByText('This file is not a snapshot')
  pickFile(byLabel('Snapshot file'), fileOf(text))
  await clickWhenEnabled('Compare')
  const table = await findByRole('table', { name: 'Differences' })
  byText(/^\d differences$/)
  assert.match(byRole('row', { name: /Port/, within: table }).textContent ?? '', /Port.*Misc.*21.*2121/)
  const [ftp] = allByRole('link', { name: 'Misc', within: byRole('row', { name: /Port/, within: table }) })
  assert.is(ftp!.getAttribute('href'), '/app/features/misc?card=ftp')
  assert.match(byRole('row', { name: /Volume/, within: table }).textContent ?? '', /50%70%$/)
  assert.is(placeOf({ tag: 'webview', path: '/features/webview/settings' }), '/app/features/webview-setting')
  const removed = byRole('row', { name: /Removed/, within: table })
  assert.equal(
    allByRole('cell', { within: removed }).map(({ textContent }) => textContent),
    [`Email contact › ${contact!.mail}Removed`, 'Email', '–', '–']
  )
})

test('shows in one press what has changed since the configuration was kept on the panel', async ({ panel }) => {
  await openTab()
  await clickWhenEnabled('Keep current configuration')
  await findByText(/^Kept on the panel: .* engineer$/)
  panel.state.reference!.time = '2026/11/21 09:42:00'
  panel.state.misc.ftp.port = 2121
  await clickWhenEnabled('Show changes')
  assert.match((await findByRole('row', { name: /Port/ })).textContent ?? '', /Port.*21.*2121/)
  byRole('columnheader', { name: 'Kept configuration, 2026/11/21 09:42:00' })
  byText('Kept on the panel: 2026/11/21 09:42:00, engineer')
  await clickWhenEnabled('Keep current configuration')
  await clickWhenEnabled('Replace', await findByRole('dialog', { name: 'Replace the kept configuration?' }))
  await until(() => allByRole('row', { name: /Port/ }).length === 0)
  await until(() => panel.state.reference?.text.includes('"port": 2121') ?? false)
  await clickWhenEnabled('Show changes')
  await findByText('No differences')
  byText(/Passwords are not compared, only whether they are set\.$/)
  byText(/^Kept configuration, /)
})

test('keeps no configuration where the firmware cannot, and for nobody who does not manage accounts', async ({
  panel,
  signIn
}) => {
  panel.faults.answer(404, { error_code: 'not_found' }, 'GET /system/reference-configuration')
  await openTab()
  await findByText('Comparison')
  await until(() => allByRole('region', { name: 'Since hand-over' }).length === 0)
  cleanup()
  panel.faults.clear()
  await signIn('operator')
  await openTab()
  await findByText('Comparison')
  assert.equal(allByRole('region', { name: 'Since hand-over' }), [])
})

async function openTab() {
  await restoreSession()
  history.replaceState(null, '', '/app/system/system-info?tab=configuration')
  render(<SystemInfoScreen />)
}

test.run()
