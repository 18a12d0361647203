import '../../setup/dom'
import * as assert from 'uvu/assert'
import EndingsCard from '../../../src/screens/info/endings/endings'
import HardeningCard from '../../../src/screens/info/hardening/hardening'
import { restoreSession } from '../../../src/session/session'
import { startClock } from '../../../src/stores/clock'
import { recordCalls } from '../../setup/calls'
import { dialog } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  clickWhenEnabled,
  findByText,
  pickRowAction,
  type,
  until
} from '../../setup/query'
import { onCleanup, render } from '../../setup/screen'

const RISKS = 'GET /system/accepted-risks'

async function open() {
  await restoreSession()
  onCleanup(startClock())
  render(<HardeningCard />)
}

async function check() {
  await open()
  click(byRole('button', { name: 'Check' }))
  await findByText(/^\d+ of \d+ closed$/)
}

const rowOf = (risk: RegExp) => byRole('row', { name: risk })

/** What is open or accepted, and in which state. */
const shown = () =>
  allByRole('row')
    .slice(1)
    .map(row => {
      const [risk, , state] = allByRole('cell', { within: row })
      return [risk?.firstElementChild?.textContent, state?.firstElementChild?.textContent ?? state?.textContent].join(
        ' | '
      )
    })

test('reads nothing until somebody asks, and then each thing once', async ({ panel }) => {
  const calls = recordCalls(panel)
  await open()
  await findByText(/^Checks which ways/)
  const read = () => calls.filter(call => !/system\/time|userinfo/.test(call))
  assert.equal(read(), [])
  click(byRole('button', { name: 'Check' }))
  await findByText(/ closed$/)
  assert.equal([...new Set(read())].sort(), [
    'GET /api/v1/data/backup/settings',
    'GET /api/v1/features/easyaccess/settings',
    'GET /api/v1/features/misc/ftp',
    'GET /api/v1/features/misc/snmp',
    'GET /api/v1/features/misc/time',
    'GET /api/v1/features/misc/web-server',
    'GET /api/v1/features/vnc/settings',
    'GET /api/v1/features/webview/settings',
    'GET /api/v1/opcua/certificates',
    'GET /api/v1/opcua/settings',
    'GET /api/v1/system/accepted-risks',
    'GET /api/v1/system/passwords',
    'GET /api/v1/uac/accounts'
  ])
  assert.is(read().length, new Set(read()).size)
})

test('names what is open, whom it concerns, and what somebody has accepted', async () => {
  await check()
  assert.equal(shown(), [
    'Accounts with their factory password: administrator | Open',
    'System passwords still at their factory value | Open',
    'Login over plain http | Open',
    'Accounts never used, or not for 90 days: newcomer, nobody | Open',
    'Accounts with other rights than their role: newcomer, nobody | Open',
    'Automatic logout after more than 30 minutes | Open',
    'Clock without a time server | Open',
    'EasyAccess 2.0 always connected | Accepted until 2027/05/31 by administrator'
  ])
  byText('9 of 17 closed')
  click(byText('Closed'))
  byText('SNMP v2c')
  const { textContent = '' } = rowOf(/^Login over plain http/)
  assert.match(textContent, /Redirect http to https\..*CR 4\.1/)
  const link = byRole('link', { name: 'Open Misc', within: rowOf(/^Login over plain http/) })
  assert.is(link.getAttribute('href'), '/app/features/misc?card=web-server')
})

test('finds each way in that the settings open, and none that they close', async ({ panel }) => {
  const { state } = panel
  const { misc, opcua } = state
  Object.assign(misc.ftp, { enabled: true, tls_required: false })
  Object.assign(misc.snmp, { enabled: true, version: 'v2c' })
  Object.assign(misc.time, { synchronise: true })
  Object.assign(misc.webServer, { redirect: true, idle_minutes: 30 })
  Object.assign(opcua.settings, {
    policies: ['None', 'Basic256'],
    tokens: { ...opcua.settings.tokens, anonymous: true }
  })
  for (const certificate of state.opcuaCertificates().others) certificate.usedAt = 0
  Object.assign(state.webview.settings, { enabled: true, unanswered: 'grant' })
  Object.assign(state.dataBackup.settings, { schedule: 'none' })
  Object.assign(state.vnc.settings, { enabled: true })
  await check()
  assert.equal(
    shown().filter(row => !/^(Accounts|System|EasyAccess)/.test(row)),
    [
      'FTP without encryption | Open',
      'VNC server on | Open',
      'SNMP v2c | Open',
      'OPC UA without security | Open',
      'Obsolete OPC UA security policies: Basic256 | Open',
      'Anonymous OPC UA clients | Open',
      'Trusted certificates not used for 90 days: PlantHistorian@hist-01 | Open',
      'WebView grants control if no one responds | Open',
      'No scheduled backup outside the panel | Open'
    ]
  )
})

test('records why a risk stays, and until when', async () => {
  await check()
  click(byRole('button', { name: 'Accept', within: rowOf(/^Login over plain http/) }))
  type(byLabel('Reason'), 'No certificate yet')
  type(byLabel('Valid until'), '2026/11/20')
  await clickWhenEnabled('Accept risk', dialog())
  await findByText("This date has passed according to the panel's clock")
  type(byLabel('Valid until'), '2026/11/21')
  await clickWhenEnabled('Accept risk', dialog())
  await findByText('Accepted until 2026/11/21 by engineer')
  byText('No certificate yet')
})

test('counts an acceptance as open once its last day has passed', async ({ panel }) => {
  panel.state.acceptedRisks[0]!.until = '2026/11/20'
  await check()
  byText('Open: accepted until 2026/11/20 by administrator')
  byRole('button', { name: 'Accept', within: rowOf(/^EasyAccess/) })
})

test('changes until when a risk is accepted, with what was entered before', async ({ panel }) => {
  await check()
  click(byRole('button', { name: 'Change', within: rowOf(/^EasyAccess/) }))
  const [before] = panel.state.acceptedRisks
  assert.equal([byLabel('Reason').value, byLabel('Valid until').value], [before!.reason, before!.until])
  type(byLabel('Valid until'), '2027/03/31')
  assert.is(byRole('dialog', { name: 'Change acceptance' }), dialog())
  await clickWhenEnabled('Save', dialog())
  await findByText('Accepted until 2027/03/31 by engineer')
  assert.is(panel.state.acceptedRisks.length, 1)
})

test('has what ends read again once a risk was accepted, or that was changed or withdrawn', async ({ panel }) => {
  panel.state.acceptedRisks = []
  const name = 'Login over plain http'
  const review = (date: string) => new RegExp(`^Accepted risk to review: ${name} ?${date}`)
  const decide = async (button: string, until: string, verb: string) => {
    click(byRole('button', { name: button, within: rowOf(/^Login over plain http/) }))
    type(byLabel('Reason'), 'No certificate yet')
    type(byLabel('Valid until'), until)
    await clickWhenEnabled(verb, dialog())
  }
  await restoreSession()
  onCleanup(startClock())
  render(
    <>
      <EndingsCard />
      <HardeningCard />
    </>
  )
  await findByText('End of demo: CODESYS')
  click(byRole('button', { name: 'Check' }))
  await findByText(/^\d+ of \d+ closed$/)
  await decide('Accept', '2026/12/24', 'Accept risk')
  await until(() => allByRole('row', { name: review('2026/12/24') }).length === 1)
  await decide('Change', '2027/01/31', 'Save')
  await until(() => allByRole('row', { name: review('2027/01/31') }).length === 1)
  await pickRowAction(name, 'Withdraw')
  await clickWhenEnabled('Withdraw acceptance', dialog())
  await until(() => allByText(/^Accepted risk to review/).length === 0)
})

test('withdraws an acceptance, and then reads nothing but the list of them', async ({ panel }) => {
  await check()
  const calls = recordCalls(panel)
  await pickRowAction('EasyAccess 2.0 always connected', 'Withdraw')
  await clickWhenEnabled('Withdraw acceptance', dialog())
  await until(() => shown().includes('EasyAccess 2.0 always connected | Open'))
  assert.equal(panel.state.acceptedRisks, [])
  assert.equal(
    calls.filter(call => !/system\/time/.test(call)),
    ['DELETE /api/v1/system/accepted-risks/easyaccess', 'GET /api/v1/system/accepted-risks']
  )
})

test('lets nobody accept risks without the permission, or where the firmware keeps none', async ({ panel, signIn }) => {
  panel.faults.answer(404, undefined, RISKS)
  await check()
  assert.equal(allByRole('button', { name: /^(Accept|Withdraw)/ }), [])
  assert.ok(shown().includes('EasyAccess 2.0 always connected | Open'))
  panel.faults.clear()
  await signIn('operator')
  await restoreSession()
  click(byRole('button', { name: 'Check' }))
  await findByText(/^No permission: .*Account Management/)
  assert.equal(allByRole('button', { name: /^(Accept|Withdraw)/ }), [])
})

test('counts nothing as closed that could not be read', async ({ panel }) => {
  panel.faults.refuse('GET /features/misc/ftp')
  await check()
  await findByText('Could not be read: Misc.')
  byText('8 of 16 closed')
  click(byText('Closed'))
  assert.equal(allByText('FTP without encryption'), [])
})

test('says nothing of factory passwords where the firmware does not name them', async ({ panel }) => {
  const account = { id: '1', username: 'anna', name: '', password_must_change: false, valid_until: null }
  const more = {
    password_age_days: 0,
    roles: ['info'],
    state: 'active',
    locked_until: null,
    last_sign_in: null,
    sessions: 0
  }
  panel.faults.answer(200, { items: [{ ...account, ...more }], total: 1, max_accounts: 10 }, 'GET /uac/accounts')
  await check()
  click(byText('Closed'))
  assert.equal(allByText(/^Accounts with their factory password/), [])
})

test.run()
