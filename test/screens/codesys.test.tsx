import '../setup/dom'
import * as assert from 'uvu/assert'
import CodesysScreen from '../../src/screens/codesys'
import { $hmiName } from '../../src/stores/hmi-name'
import { $notices } from '../../src/stores/notices'
import { signLicence } from '../panel/codesys/licence-file'
import { SAMPLE_CODES } from '../panel/codesys/licence-site'
import { RUNTIME_PACKAGES } from '../panel/codesys/sample-runtimes'
import { createIdleEngine } from '../panel/opcua/idle-engine'
import { SESSION } from '../panel/opcua/sample-clients'
import type { Panel } from '../panel/panel'
import { pickFile } from '../setup/attach'
import { clickInDialog, dialog, dialogClosed, dialogField } from '../setup/dialog'
import { holdUploads } from '../setup/held-uploads'
import { licenceServerOf, reachLicenceServer } from '../setup/licence-server'
import { panelTest } from '../setup/panel-test'
import {
  byLabel,
  byRole,
  byText,
  click,
  clickWhenEnabled,
  findByRole,
  findByText,
  save,
  type,
  until
} from '../setup/query'
import { cleanup, onCleanup, render } from '../setup/screen'

const test = panelTest()
const licences = licenceServerOf(test.suite)
const NAME = 'Line 2 panel'
const PASSWORD = 'Upload Project password'
const UPLOAD = 'PUT /features/codesys/uploads/{id}'

const button = (name: string, within?: HTMLElement) =>
  byRole<HTMLButtonElement>('button', { name, ...(within && { within }) })
const pickAction = async (card: string, name: string) => {
  click(button('Actions', byRole('region', { name: card })))
  click(await findByRole('menuitem', { name }))
}
const runtime = ({ codesys }: Panel) => codesys.report().runtime

async function open(panel: Panel) {
  panel.state.hmiName = NAME
  render(<CodesysScreen />)
  $hmiName.set(NAME)
  onCleanup(() => $hmiName.set(''))
  await findByRole('region', { name: 'Settings' })
}

async function confirm(command: string, typed = NAME) {
  click(button(command))
  type(byLabel('HMI name', await findByRole('dialog')), typed)
  clickInDialog(command)
}

const fileOf = (name: string, bytes = RUNTIME_PACKAGES[name]?.() ?? new Uint8Array([1])) =>
  new File([new Uint8Array(bytes)], name)

async function upload(name: string) {
  pickFile(byLabel('Runtime package'), fileOf(name))
  await clickWhenEnabled('Upload and check')
}

test('shows state and licence first, with the time that the demo has left', async ({ panel }) => {
  await open(panel)
  byText('Running as demo', byRole('region', { name: 'Runtime' }))
  byText('Demo: 1 h 22 min left', byRole('region', { name: 'Licence' }))
  byText(panel.state.hardware.hardwareKey)
  await findByRole('row', { name: /^MainTask 10 / })
  byText('Bottling Line 2', byRole('region', { name: 'Boot application' }))
})

test('stops only when the name of the machine is typed, and starts again', async ({ panel }) => {
  await open(panel)
  await confirm('Stop', 'Line 3 panel')
  await findByText('This is not the HMI name')
  assert.is(runtime(panel).state, 'running')
  type(dialogField('HMI name'), ` ${NAME.toUpperCase()}`)
  click(button('Stop', dialog()))
  await dialogClosed()
  await findByText('Stopped')
  await findByText('No task is running')
  await confirm('Start')
  await dialogClosed()
  assert.is(runtime(panel).state, 'running')
})

test('names before each command who is connected to the machine', async ({ panel }) => {
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  engine.sessions = [SESSION]
  await open(panel)
  const names = async (command: string, lasts: string) => {
    if (command === 'Reset') await pickAction('Runtime', command)
    else click(await findByRole('button', { name: command }))
    const shown = await findByRole('dialog')
    await findByText(lasts, shown)
    byText('UaExpert (192.168.10.20)', shown)
    click(button('Cancel', shown))
    await dialogClosed()
  }
  await names('Reset', 'Affected until the runtime is started again:')
  await names('Update', 'Interrupted for about 20 s:')
  await names('Stop', 'Affected until the runtime is started again:')
  await confirm('Stop')
  await dialogClosed()
  await names('Start', 'Connected now:')
})

test('resets cold, which clears the retain memory', async ({ panel }) => {
  await open(panel)
  await pickAction('Runtime', 'Reset')
  type(byLabel('HMI name', await findByRole('dialog')), NAME)
  click(byRole('radio', { name: 'Cold: clears the retain memory' }))
  click(button('Reset', dialog()))
  await dialogClosed()
  assert.is(panel.state.codesys.retain.usedBytes, 0)
  const meter = byRole('progressbar', { name: 'Retain memory' })
  await until(() => meter.getAttribute('aria-valuetext') === '0 B of 64 KB used')
})

test('shows the refusal of the panel for a name that was changed there', async ({ panel }) => {
  await open(panel)
  panel.state.hmiName = 'Line 4 panel'
  await confirm('Stop')
  await findByText('This is not the HMI name')
  assert.is(runtime(panel).state, 'running')
})

test('activates with a code that is checked before it is sent', async ({ panel }) => {
  reachLicenceServer(panel, licences())
  await open(panel)
  click(button('Enter code'))
  const field = byLabel('Activation code', await findByRole('dialog'))
  const activate = async (code: string) => {
    type(field, code)
    await clickWhenEnabled('Activate', dialog())
  }
  await activate(SAMPLE_CODES.free.replace('7', '8'))
  await findByText('Typing error: compare the code character by character')
  assert.not.ok(panel.log.some(({ operation }) => /licence/.test(operation)))
  await activate(SAMPLE_CODES.used)
  await findByText('This code was already used on another panel')
  licences().setFaults({ expired: true })
  await activate(SAMPLE_CODES.free)
  await findByText(/The licence server is not trusted/)
  licences().setFaults({})
  await activate(` ${SAMPLE_CODES.free.toLowerCase().replace(/-/g, ' ')} `)
  await dialogClosed()
  await findByText('Active')
  assert.is($notices.get()[0]?.message, 'codesys.licence.activated')
})

test('activates with a licence file for this panel', async ({ panel }) => {
  await open(panel)
  const licence = { format: 'codesys-licence', code: SAMPLE_CODES.free, request: null, issued: '2026/11/21' } as const
  const file = (key: string) => fileOf('panel.lic', signLicence({ ...licence, hardware_key: key }))
  await pickAction('Licence', 'Import licence')
  await findByRole('dialog')
  pickFile(dialogField('Licence file'), fileOf('panel.lic', new Uint8Array(8193)))
  clickInDialog('Activate')
  await findByText('The file is larger than 8 KB')
  pickFile(dialogField('Licence file'), file('1B0E77A9C4D2F356'))
  clickInDialog('Activate')
  await findByText('This licence is for another hardware key')
  pickFile(dialogField('Licence file'), file(panel.state.hardware.hardwareKey))
  clickInDialog('Activate')
  await dialogClosed()
  await findByText('Active')
})

const refused: [string, RegExp][] = [
  ['not-a-runtime', /^This is not a runtime package.*Choose a runtime package/],
  ['codesys-runtime-damaged', /^The package is damaged.*Download it again/],
  ['codesys-runtime-other-hardware', /made for X86-64; this panel uses A35-64/],
  ['codesys-runtime-5.0', /compiler 5\.0 or later \(now 4\.12\)/],
  ['codesys-runtime-large', /^Not enough space on the panel.*The package needs 901 MB/],
  ['codesys-runtime-idle-only', /The tasks take \d+(\.\d)?% of the CPU; this must be below 20%/]
]

for (const [name, words] of refused)
  test(`says what is wrong with ${name}`, async ({ panel }) => {
    await open(panel)
    await upload(`${name}.cdsp`)
    assert.match((await findByRole('alert')).textContent ?? '', words)
  })

test('keeps the file when the connection is lost, updates, and follows the job', async ({ panel }) => {
  await open(panel)
  panel.faults.refuseNext(UPLOAD)
  await upload('codesys-runtime-4.13.cdsp')
  await findByText(/The connection was lost\. Nothing was changed on the panel/)
  click(button('Upload and check'))
  await findByText(/has been checked. Nothing has stopped yet/)
  byText('Bottling Line 2 (compiler 4.12) runs on the new version')
  await confirm('Update')
  await findByText('Required', dialog())
  type(dialogField(PASSWORD), 'x')
  clickInDialog('Update')
  await findByText('Error password', dialog())
  type(dialogField(PASSWORD), 'upload-3152')
  clickInDialog('Update')
  await dialogClosed()
  await findByRole('progressbar', { name: 'Backing up the application' })
  for (const name of ['Stop', 'Enter code', 'Back up application']) assert.ok(button(name).disabled, name)
  click(button('Actions', byRole('region', { name: 'Runtime' })))
  assert.is((await findByRole('menuitem', { name: 'Reset' })).getAttribute('aria-disabled'), 'true')
  await panel.clock.advance(20_000)
  assert.is(runtime(panel).version, '4.13.0.0')
})

test('deletes a checked package from the panel when another is to be chosen', async ({ panel }) => {
  await open(panel)
  await upload('codesys-runtime-4.13.cdsp')
  await findByText(/has been checked/)
  click(button('Choose another'))
  await findByRole('button', { name: 'Upload and check' })
  await until(() => panel.state.codesys.packages.length === 0)
})

test('cancels an upload when the user leaves', async ({ panel }) => {
  const nextUpload = holdUploads()
  await open(panel)
  const arrived = nextUpload()
  await upload('codesys-runtime-4.13.cdsp')
  const { signal } = await arrived
  assert.not(signal.aborted)
  cleanup()
  await until(() => signal.aborted)
})

test('names what keeps the address of the runtime from being saved', async ({ panel }) => {
  await open(panel)
  const settings = byRole('region', { name: 'Settings' })
  type(byLabel('IP address of the runtime', settings), '192.168.10.42')
  await save(settings)
  await findByText("This is the panel's own address")
  type(byLabel('IP address of the runtime', settings), '192.168.10.50')
  click(byLabel('LAN 2', byRole('group', { name: 'Fieldbus ports' })))
  await save(settings)
  await until(() => panel.state.codesys.settings.address === '192.168.10.50')
  assert.is(panel.state.ethernet[1]!.lockedBy, 'CODESYS')
})

test('says after the demo what to do, and that a project has no runtime', async ({ panel }) => {
  Object.assign(panel.state.codesys, { demoBegan: -7_200_000, run: { state: 'stopped' } })
  await open(panel)
  byText('The demo has ended')
  assert.ok(button('Start').disabled)
  panel.state.codesys.inProject = false
  render(<CodesysScreen />)
  await findByText('The project does not use this function')
})

test.run()
