import '../../setup/dom'
import * as assert from 'uvu/assert'
import { fakeTime } from '../../lib/fake-time'
import { leaveOut } from '../../panel/device/missing-screens'
import { createIdleEngine } from '../../panel/opcua/idle-engine'
import { mount } from '../../setup/app'
import { recordCalls } from '../../setup/calls'
import { dialog, dialogClosed, findDialog } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { byRole, byText, click, findByRole, findByText, until } from '../../setup/query'
import { watchSavedFiles } from '../../setup/saved-files'

const TITLE = 'Hand-over report'

async function open() {
  await mount('/app/system/system-info?tab=configuration')
  click(await findByRole('button', { name: /^Create report/ }))
  await findDialog(TITLE)
  return watchSavedFiles()
}

async function save(files: ReturnType<typeof watchSavedFiles>, name: string): Promise<string> {
  const button = await findByRole('button', { name })
  // The address of a saved file is released later.
  const time = fakeTime()
  click(button)
  time.end()
  return files.at(-1)!.blob.text()
}

/** The rows of a section, each with its cells. */
function rowsOf(page: string, title: string): string[][] {
  const sections = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('section')]
  const section = sections.find(section => section.querySelector('h2')?.textContent === title)!
  return [...section.querySelectorAll('tbody tr')].map(row => [...row.children].map(cell => cell.textContent ?? ''))
}

test('reads nothing of other screens until somebody opens it', async ({ panel }) => {
  const calls = recordCalls(panel)
  await mount('/app/system/system-info?tab=configuration')
  await findByRole('button', { name: /^Create report/ })
  assert.equal(
    calls.filter(call => /uac\/accounts|opcua|misc|ethernet/.test(call)),
    []
  )
})

test('has identity, versions, addresses, ports, accounts, certificates, findings, risks and lines to sign', async ({
  panel
}) => {
  await panel.opcua.attach(createIdleEngine())
  panel.state.reference = { time: '2026/11/20 16:30:12', username: 'engineer', text: '{}' }
  const page = await save(await open(), 'Save as HTML')
  for (const text of ['line2-hmi', 'HMI-3152', '2609A0417F31', 'Asia/Tokyo', 'Mika Sato (engineer)'])
    assert.match(page, text)
  assert.equal(
    rowsOf(page, 'Versions and licences').find(([name]) => name === 'OS version'),
    ['OS version', '20260930']
  )
  assert.equal(
    rowsOf(page, 'Versions and licences').find(([name]) => name === 'Kept configuration'),
    ['Kept configuration', '2026/11/20 16:30:12 (engineer)']
  )
  const [lan, unplugged] = rowsOf(page, 'Network')
  assert.equal([lan?.[0], lan?.[3]], ['LAN 1', '192.168.10.42'])
  assert.equal(unplugged?.slice(0, 5), ['LAN 2', 'No cable', 'Static', '192.168.20.1', '255.255.255.0'])
  const [opcua] = rowsOf(page, 'Services and ports').filter(([name]) => name === 'OPC UA server')
  assert.is(opcua?.[2], '4840')
  assert.ok(
    rowsOf(page, 'Accounts and rights').some(([name, , , state]) => name === 'administrator' && /Factory/.test(state!))
  )
  assert.equal(rowsOf(page, 'Access tokens'), [
    [
      'Shift report',
      'administrator',
      'Operation Log',
      'Validity ended',
      '2026/11/18 09:41:07',
      '2026/11/18 09:34:07 (192.168.10.31)'
    ],
    [
      'MES',
      'engineer',
      'Info, Data Log and Trend Display, Event Log',
      'Usable',
      '2027/01/31 09:41:07',
      '2026/11/21 09:39:07 (192.168.10.20)'
    ]
  ])
  assert.ok(rowsOf(page, 'Certificates').some(([use]) => use === 'Web server'))
  assert.ok(rowsOf(page, 'Findings').length > 0)
  assert.ok(rowsOf(page, 'Hardening').some(([risk, , state]) => risk === 'Login over plain http' && state === 'Open'))
  assert.ok(rowsOf(page, 'Interrupted by a restart').length > 0)
  assert.equal(
    rowsOf(page, 'Signatures').map(cells => [cells[0], cells.length]),
    [
      ['Commissioned by', 5],
      ['Accepted by', 5]
    ]
  )
  assert.not.match(page, /<script|https?:\/\/(?!www\.w3\.org)|href=|src=/)
  for (const { password } of panel.state.accounts) assert.not.match(page, password)
})

test('reads once what several sections are made of', async ({ panel }) => {
  await mount('/app/system/system-info?tab=configuration')
  const create = await findByRole('button', { name: /^Create report/ })
  const calls = recordCalls(panel)
  click(create)
  await findByRole('button', { name: 'Save as HTML' })
  for (const path of ['/system/identity', '/features/codesys', '/uac/accounts'])
    assert.is(calls.filter(call => call === `GET /api/v1${path}`).length, 1, path)
})

test('has an open port only of a service that listens, and says of one that does not respond that it does not', async () => {
  const services = rowsOf(await save(await open(), 'Save as HTML'), 'Services and ports')
  const row = (service: string) => services.find(([name]) => name === service)?.slice(1)
  assert.equal(row('FTP server'), ['Running, with a warning', '21', 'Factory password set'])
  assert.equal(row('SNMP agent'), ['Off', '–', '–'])
  assert.equal(row('OPC UA server')?.slice(0, 2), ['OPC UA web service unavailable', '–'])
})

test('names what the user may not read, and says nothing of it', async ({ panel, signIn }) => {
  const operator = panel.state.accounts.find(({ username }) => username === 'operator')!
  operator.roles = ['system-info']
  await signIn('operator')
  const calls = recordCalls(panel)
  const files = await open()
  await findByText('Not included: Network: Ethernet (no permission)')
  byText('Not included: Hardening: Account Management (no permission)')
  byText('Not included: Access tokens: Account Management (no permission)')
  const page = await save(files, 'Save as HTML')
  assert.match(page, 'Not included: Certificates: OPC UA (no permission)')
  assert.match(page, 'Which risks someone has accepted is not known.')
  assert.match(page, '0 of 0 closed')
  assert.match(page, /Not checked: .*Certificates/)
  assert.not.match(page, /192\.168\.10\.42|4840/)
  assert.not.ok(calls.some(call => /uac\/accounts|opcua|misc|ethernet/.test(call)))
})

test('has the time of this computer in the format of the panel, and says whose clock it is', async () => {
  const page = await save(await open(), 'Save as HTML')
  assert.match(page, /measured at \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d by the PC/)
  assert.not.match(page, /\d{4}-\d\d-\d\dT/)
})

test('says nothing of a kept configuration where none is kept', async () => {
  assert.not.match(await save(await open(), 'Save as HTML'), 'Kept configuration')
})

test('says nothing of what the firmware does not have', async ({ panel }) => {
  for (const call of ['GET /system/reference-configuration', 'GET /uac/access-tokens'] as const)
    panel.faults.answer(404, { error_code: 'not_found', message: 'None' }, call)
  const page = await save(await open(), 'Save as HTML')
  assert.not.match(page, /Kept configuration|could not be read/)
  assert.equal(rowsOf(page, 'Access tokens'), [])
})

test('has no section of a screen that the panel does not have', async ({ panel }) => {
  leaveOut(panel.state, ['api-doc'])
  const page = await save(await open(), 'Save as HTML')
  assert.not.match(page, 'Access tokens')
})

test('names what could not be read, and has it after a retry', async ({ panel }) => {
  panel.faults.answer(500, { error_code: 'internal', message: 'Broken' }, 'GET /network/ethernet')
  panel.faults.answer(500, { error_code: 'internal', message: 'Broken' }, 'GET /system/findings')
  const files = await open()
  await findByText('Not included: Network: Ethernet (could not be read)')
  byText('Not included: Findings (could not be read)')
  const page = await save(files, 'Save as HTML')
  assert.not.match(page, 'Nothing needs your attention')
  panel.faults.clear()
  click(byRole('button', { name: 'Retry', within: dialog() }))
  await until(() => dialog().textContent?.includes('Not included') === false)
  assert.equal(rowsOf(await save(files, 'Save as HTML'), 'Network')[0]?.[0], 'LAN 1')
})

test('has each value in a row of its own with the panel, and no formula', async ({ panel }) => {
  panel.state.accounts.find(({ username }) => username === 'operator')!.username = '=1+1'
  const files = await open()
  const csv = await save(files, 'Export CSV')
  assert.match(files[0]!.name, /^line2-hmi-hand-over-20261121-\d{6}\.csv$/)
  const bytes = new Uint8Array(await files[0]!.blob.arrayBuffer())
  assert.equal([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf])
  const lines = csv.trim().split('\r\n')
  assert.match(lines[0] ?? '', 'HMI name,Serial number,Section,Name,Property,Value')
  assert.ok(lines.slice(1).every(text => text.startsWith('line2-hmi,2609A0417F31,')))
  assert.match(csv, 'line2-hmi,2609A0417F31,Network,LAN 1,IP address,192.168.10.42')
  assert.match(csv, "Accounts and rights,'=1+1,")
})

test('says what failed when the panel does not return its identity, and reads again', async ({ panel }) => {
  await mount('/app/system/system-info?tab=configuration')
  const create = await findByRole('button', { name: /^Create report/ })
  panel.faults.refuse('GET /system/identity')
  click(create)
  const retry = await findByRole('button', { name: 'Retry', within: await findDialog(TITLE) })
  byRole('alert', { within: dialog() })
  panel.faults.clear()
  click(retry)
  await findByRole('button', { name: 'Save as HTML' })
})

test('can be cancelled while it reads', async ({ panel }) => {
  panel.faults.hang('GET /network/ethernet')
  await open()
  await findByRole('progressbar', { name: 'Reading: Network' })
  click(byRole('button', { name: 'Cancel', within: dialog() }))
  await dialogClosed()
})

test.run()
