import '../../setup/dom'
import * as assert from 'uvu/assert'
import { sha256 } from '../../../src/lib/archive/sha256'
import { openIncident } from '../../../src/stores/incident'
import { fakeTime } from '../../lib/fake-time'
import { mount } from '../../setup/app'
import { recordCalls } from '../../setup/calls'
import { dialog, dialogClosed, findDialog } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, byText, click, findByRole, findByText, until } from '../../setup/query'
import { watchSavedFiles } from '../../setup/saved-files'

const HOUR = { from: Date.UTC(2026, 10, 21, 8, 41, 7), to: Date.UTC(2026, 10, 21, 9, 41, 7) }
const TITLE = 'Incident report'

async function open() {
  await mount('/app/data/event-log')
  await findByRole('table', { name: 'Event Log' })
  openIncident(HOUR)
  await findDialog(TITLE)
  return watchSavedFiles()
}

async function savedPage(files: ReturnType<typeof watchSavedFiles>): Promise<string> {
  await saveAs('Save as HTML')
  return files.at(-1)!.blob.text()
}

/** The address of a saved file is released later. */
async function saveAs(name: string): Promise<void> {
  const button = await findByRole('button', { name })
  const time = fakeTime()
  click(button)
  time.end()
}

test('reports around an event, one press from it and one more to save', async () => {
  await mount('/app/data/event-log?text=filler:+pressure+low')
  const files = watchSavedFiles()
  click((await findByRole('table', { name: 'Event Log' })).querySelector<HTMLElement>('tbody button[type=button]')!)
  click(byRole('button', { name: TITLE, within: await findDialog(/^Event /) }))
  const page = await savedPage(files)
  assert.match(page, 'Filler: pressure low')
  assert.match(files[0]!.name, /^line2-hmi-incident-.*\.html$/)
})

test('has the panel, its clock, alarms, trend, operations with values, logins and signatures in one page', async () => {
  const page = await savedPage(await open())
  for (const text of [
    '2026/11/21 08:41:07 – 2026/11/21 09:41:07',
    'line2-hmi',
    'HMI-3152',
    '2609A0417F31',
    'Bottling Line 2',
    'Asia/Tokyo',
    'Source of the clock',
    'Set manually',
    'Mika Sato (engineer)',
    'Already active at the start',
    'Previous value',
    'Login rejected: operator',
    'Approved'
  ])
    assert.match(page, text)
  assert.match(page, /<td>[◆▲■●] (Emergency|High|Middle|Low)<\/td>/)
  assert.match(page, /<svg[^>]*viewBox/)
  assert.match(page, /<path[^>]*d="M[\d.]+ [\d.]+h0L/)
  assert.not.match(page, /<script|https?:\/\/(?!www\.w3\.org)|href=|src=/)
})

test('has the offset from UTC of each record, which tells the rows of an hour that comes twice apart', async ({
  panel
}) => {
  panel.state.zone = 'Europe/Berlin'
  panel.clock.set(Date.UTC(2026, 9, 25, 2, 30), {
    cause: 'manual',
    username: '',
    instant: Date.UTC(2026, 9, 25, 0, 30)
  })
  panel.events.record('link_down', { port: 'LAN 1' })
  await panel.clock.advance(3_600_000)
  panel.events.record('link_down', { port: 'LAN 1' })
  await mount('/app/data/event-log')
  await findByRole('table', { name: 'Event Log' })
  openIncident({ from: Date.UTC(2026, 9, 25, 2, 30), to: Date.UTC(2026, 9, 25, 2, 31) })
  const files = watchSavedFiles()
  await saveAs('Save as archive (ZIP)')
  const archive = filesIn(new Uint8Array(await files[0]!.blob.arrayBuffer()))
  const fileNamed = (name: RegExp) =>
    new TextDecoder().decode(archive.get([...archive.keys()].find(key => name.test(key))!))
  for (const offset of ['+02:00', '+01:00']) {
    assert.match(fileNamed(/^events/), `2026/10/25 02:30:00,${offset},`)
    assert.match(fileNamed(/^trend-1-/), `2026/10/25 02:30:00,${offset},`)
  }
})

test('has each file of the archive with its SHA-256', async () => {
  const files = await open()
  await saveAs('Save as archive (ZIP)')
  const archive = filesIn(new Uint8Array(await files[0]!.blob.arrayBuffer()))
  const sums = new TextDecoder().decode(archive.get('SHA256SUMS'))
  const listed = sums
    .trim()
    .split('\n')
    .map(line => line.split('  '))
  assert.equal(listed.map(([, name]) => name).concat('SHA256SUMS'), [...archive.keys()])
  for (const [sum, name] of listed) assert.is(sum, sha256(archive.get(name!)!))
  for (const name of ['about.csv', 'alarms.csv', 'operations.csv', 'changes.csv', 'logins.csv', 'accounts.csv'])
    assert.ok(archive.has(name), name)
  assert.ok([...archive.keys()].some(name => /^trend-1-.*\.csv$/.test(name)))
})

test('leaves out the parts and channels that are not selected, and names them', async () => {
  const files = await open()
  click(await findByRole('checkbox', { name: /^Logins: / }))
  click(byRole('checkbox', { name: 'Filler temperatures: Pressure' }))
  const page = await savedPage(files)
  assert.match(page, 'Not included: Logins (not selected)')
  assert.match(page, 'Not included: Filler temperatures: Pressure (not selected)')
  assert.not.match(page, /<h2>Logins<|<td>Filler temperatures: Pressure</)
  assert.match(page, '<td>Filler temperatures: Flow<')
  await saveAs('Save as archive (ZIP)')
  const archive = filesIn(new Uint8Array(await files.at(-1)!.blob.arrayBuffer()))
  assert.not.ok(archive.has('logins.csv'))
  const name = [...archive.keys()].find(key => /^trend-1-.*\.csv$/.test(key))!
  const [titles = '', first = ''] = new TextDecoder().decode(archive.get(name)).split(/\r?\n/)
  assert.match(titles, 'Flow')
  assert.not.match(titles, 'Pressure')
  assert.is(first.split(',').length, titles.replace(/"[^"]*"/g, 'title').split(',').length)
})

test('reads and has nothing that the user may not read, and names it', async ({ panel, signIn }) => {
  await signIn('operator')
  const calls = recordCalls(panel)
  const files = await open()
  await findByText('Not included: Operation Log (no permission)')
  byText('Not included: System Info (no permission)')
  const page = await savedPage(files)
  assert.match(page, 'Not included: Operation Log (no permission)')
  assert.not.match(page, /Logins|Accounts and sources|2609A0417F31|192\.168\./)
  assert.not.ok(calls.some(call => /operations|identity/.test(call)))
})

test('names what could not be read, and has it after a retry', async ({ panel }) => {
  panel.faults.answerNext(500, { error_code: 'internal', message: 'Broken index' }, 'GET /data/operations')
  const files = await open()
  await findByText(/^Not included: Operation Log \(/)
  assert.not.match(await savedPage(files), 'Previous value')
  click(byRole('button', { name: 'Retry', within: dialog() }))
  await until(() => !dialog().textContent?.includes('Not included'))
  assert.match(await savedPage(files), 'Previous value')
})

test('says what failed when nothing could be read, and reads again', async ({ panel }) => {
  await mount('/app/data/event-log')
  await findByRole('table', { name: 'Event Log' })
  panel.faults.refuse()
  openIncident(HOUR)
  const retry = await findByRole('button', { name: 'Retry', within: await findDialog(TITLE) })
  byRole('alert', { within: dialog() })
  panel.faults.clear()
  click(retry)
  await findByRole('button', { name: 'Save as HTML' })
})

test('has the channels that the data log shows, and says of how many and how to report others', async () => {
  await mount('/app/data/event-log')
  await findByRole('table', { name: 'Event Log' })
  openIncident(HOUR, [{ log: 'strange-names', channel: 'channel-6' }])
  const boxes = () => allByRole<HTMLInputElement>('checkbox', { within: byRole('group', { name: /^Channels of/ }) })
  await findByRole('checkbox', { name: /Strange/ })
  assert.equal(
    boxes().map(({ checked }) => checked),
    [true, ...Array(7).fill(false)]
  )
  byRole('checkbox', { name: 'Trend: 1 channel' })
  byText(/^The trend has 1 of \d\d channels, selected manually/)
  byText(/To report other channels/)
})

test('can be cancelled while it reads', async ({ panel }) => {
  await mount('/app/data/event-log')
  await findByRole('table', { name: 'Event Log' })
  panel.faults.hang('GET /data/operations')
  openIncident(HOUR)
  await findByRole('progressbar', { name: 'Reading: Operation Log' })
  click(byRole('button', { name: 'Cancel', within: dialog() }))
  await dialogClosed()
})

/** The files of an archive that is not compressed. */
function filesIn(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer)
  const files = new Map<string, Uint8Array>()
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [size, length] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true)]
    const name = new TextDecoder().decode(bytes.subarray(at + 30, at + 30 + length))
    const start = at + 30 + length
    files.set(name, bytes.subarray(start, start + size))
    at = start + size
  }
  return files
}

test.run()
