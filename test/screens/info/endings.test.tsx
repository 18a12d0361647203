import '../../setup/dom'
import ICAL from 'ical.js'
import * as assert from 'uvu/assert'
import { provide } from '../../../src/lib/environment'
import { showDeviceTime } from '../../../src/lib/text/time-text'
import InfoScreen from '../../../src/screens/info'
import EndingsCard from '../../../src/screens/info/endings/endings'
import { readEndings } from '../../../src/screens/info/endings/rows'
import { restoreSession } from '../../../src/session/session'
import { startClock } from '../../../src/stores/clock'
import { $findings } from '../../../src/stores/findings/state'
import { loadHmiName } from '../../../src/stores/hmi-name'
import { fakeTime, settled, stopClock } from '../../lib/fake-time'
import { recordCalls } from '../../setup/calls'
import { panelTest, test } from '../../setup/panel-test'
import { allByRole, allByText, byRole, click, findByRole, findByText, until } from '../../setup/query'
import { watchSavedFiles } from '../../setup/saved-files'
import { onCleanup, render, selectLanguage } from '../../setup/screen'

const FORECAST = 'GET /data/backup/forecast'

const open = async (view = <EndingsCard />) => {
  await restoreSession()
  await loadHmiName()
  onCleanup(stopClock())
  onCleanup(startClock())
  render(view)
}

const shown = async () => {
  await findByRole('table')
  const [, ...rows] = allByRole('row')
  return rows.map(row =>
    allByRole('cell', { within: row })
      .map(({ textContent }) => textContent)
      .join(' | ')
  )
}

async function exportCalendar(button: string) {
  const files = watchSavedFiles()
  await open()
  await findByRole('table')
  // The address of a saved file is released later.
  const time = fakeTime()
  click(byRole('button', { name: button }))
  while (files.length === 0) await settled()
  time.end()
  return files[0]!
}

test('lists by date what ends, with the time left and the screen where it is renewed', async ({ panel }) => {
  panel.state.hardware.licences = [{ feature: 'SECS/GEM', state: 'trial', date: '2026/12/03' }]
  panel.state.accounts[3]!.validUntil = '2026/11/18'
  const shift1 = panel.state.runtimeSecurity.accounts[1]!
  shift1.valid_minutes = 30
  panel.temporaryAccounts.start(shift1)
  await open()
  assert.equal(await shown(), [
    'Account expiry: newcomer | 2026/11/18 | 3 days ago | Open Account Management',
    'Access token expiry: Shift report | 2026/11/18 09:41:07 | 3 days ago | Open Doc',
    'Account expiry: Shift1 | 2026/11/21 10:11:07 | in 30 minutes | Open Enhanced Security',
    'End of demo: CODESYS | 2026/11/21 11:03:07 | in 1 hour | Open CODESYS',
    'Scheduled: Backup Data | 2026/11/23 03:00:00 | in 1 day | Open Backup Data',
    'End of trial licence: SECS/GEM | 2026/12/03 | in 12 days | Open System Info',
    'Certificate expiry: OPC UA server | 2026/12/03 09:41:07 | in 12 days | Open OPC UA',
    'Loss of records: Event Log | 2026/12/16 | in 24 days | Open Backup Data',
    'Access token expiry: MES | 2027/01/31 09:41:07 | in 71 days | Open Doc',
    'Loss of records: Operation Log | 2027/03/06 | in 105 days | Open Backup Data',
    'Loss of records: Data Log and Trend Display | 2027/05/09 | in 169 days | Open Backup Data',
    'Accepted risk to review: EasyAccess 2.0 always connected | 2027/05/31 | in 191 days | ',
    'Certificate expiry: Web server | 2028/11/20 08:41:07 | in 729 days | Open Misc',
    'Certificate expiry: PlantHistorian@hist-01 | 2028/11/20 09:41:07 | in 2 years | Open OPC UA',
    'Certificate expiry: Example Bottling CA | 2034/11/19 09:41:07 | in 8 years | Open OPC UA'
  ])
  const path = '/app/features/opcua?tab=certificates'
  assert.is(allByRole('link', { name: 'Open OPC UA' })[0]?.getAttribute('href'), path)
  assert.equal(
    [...document.querySelectorAll('[data-tone=warn]')].map(({ textContent }) => textContent),
    ['3 days ago', '3 days ago']
  )
})

test('lists neither tokens nor accepted risks of firmware without them', async ({ panel }) => {
  for (const call of ['GET /uac/access-tokens', 'GET /system/accepted-risks'] as const)
    panel.faults.answer(404, { error_code: 'not_found', message: 'None' }, call)
  await open()
  assert.not.match((await shown()).join(), /token|risk/)
  assert.is(allByText(/^Could not be read/).length, 0)
})

test('leaves out an accepted risk that only a later console knows', async ({ panel }) => {
  panel.state.acceptedRisks[0]!.id = 'later'
  await open()
  assert.not.match((await shown()).join(), 'risk')
})

test('names the next run of each schedule, and when a log stops, in as many days as the finding does', async ({
  panel
}) => {
  panel.state.dataBackup.settings = { ...panel.state.dataBackup.settings, schedule: 'daily', at: '09:41' }
  Object.assign(panel.state.recipeBackup.settings, { schedule: 'daily', daily_at: '09:42' })
  const log = { records: 1, used_percent: 90, oldest: null, unsaved: 0, first_unsaved: null, days_until_loss: null }
  const stopping = { ...log, source: 'operations', when_full: 'stop', days_until_full: 3.8 }
  panel.faults.answer(200, { time: '2026/11/21 09:41:07', sources: [stopping], last_copy: null }, FORECAST)
  await open()
  const list = (await shown()).filter(row => /^(Scheduled|End of recording)/.test(row))
  assert.equal(list, [
    'Scheduled: Backup Recipe | 2026/11/21 09:42:00 | this minute | Open Backup Recipe',
    'Scheduled: Backup Data | 2026/11/22 09:41:00 | in 23 hours | Open Backup Data',
    'End of recording: Operation Log | 2026/11/25 | in 3 days | Open Backup Data'
  ])
})

test('names the same day of a loss however the days until then are rounded', async ({ panel }) => {
  await open()
  const log = { records: 1, used_percent: 90, oldest: null, unsaved: 5, first_unsaved: null, days_until_full: null }
  const dayOfLoss = async (time: string, days: number) => {
    const losing = { ...log, source: 'events', when_full: 'overwrite', days_until_loss: days }
    panel.faults.answer(200, { time, sources: [losing], last_copy: null }, FORECAST)
    const { rows } = await readEndings(['backup-data'], new AbortController().signal)
    return showDeviceTime(rows.find(({ kind }) => kind === 'loss')!.time)
  }
  const days = [await dayOfLoss('2026/11/21 09:41:07', 3.001), await dayOfLoss('2026/11/21 09:43:59', 2.999)]
  assert.equal(days, ['2026/11/24 00:00:00', '2026/11/24 00:00:00'])
})

test('names what could not be read, and reads it again', async ({ panel }) => {
  panel.faults.refuse(FORECAST)
  panel.faults.answer(200, { items: [{ id: '1', username: 'x', valid_until: 'soon' }], total: 1 }, 'GET /uac/accounts')
  await open()
  await findByText('Could not be read: Account Management, Backup Data.')
  assert.is((await shown()).filter(row => /^(Loss|Account)/.test(row)).length, 0)
  panel.faults.clear()
  click(byRole('button', { name: 'Retry' }))
  await findByText('Loss of records: Event Log')
  assert.is(allByText(/^Could not be read/).length, 0)
})

test('reads only what the user may see, and names the rest', async ({ panel, signIn }) => {
  panel.state.acceptedRisks = []
  await signIn('newcomer')
  const calls = recordCalls(panel)
  await open()
  await findByText(
    'No permission: Misc, OPC UA, Account Management, Enhanced Security, CODESYS, Backup Data, Backup Recipe.'
  )
  assert.is(allByRole('table').length, 0)
  assert.is(allByRole('button', { name: 'Retry' }).length, 0)
  assert.is(allByRole('button', { name: 'Export calendar' }).length, 0)
  assert.equal(
    calls.filter(call => !/time|name|userinfo/.test(call)),
    ['GET /api/v1/system/accepted-risks', 'GET /api/v1/system/identity']
  )
})

test('reads nothing before the state of the panel is known, and then one source after the other', async ({ panel }) => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const isSource = (url: string) => /certificate|accounts|tokens|risks|security|identity|codesys|backup/.test(url)
  let [reads, inFlight, most] = [0, 0, 0]
  let isHealthRequested = false
  provide({
    async transport(url, init) {
      if (url.includes('/system/health')) {
        isHealthRequested = true
        await released
      }
      if (!isSource(url)) return panel.fetch(url, init)
      reads += 1
      inFlight += 1
      most = Math.max(most, inFlight)
      return panel.fetch(url, init).finally(() => {
        inFlight -= 1
      })
    }
  })
  $findings.set({ status: 'not-provided' })
  onCleanup(() => $findings.set({ status: 'reading' }))
  await open(<InfoScreen />)
  await until(() => isHealthRequested)
  await settled()
  assert.is(reads, 0)
  release()
  await findByText('End of demo: CODESYS')
  assert.is(reads, 11)
  assert.is(most, 1)
})

test('exports what has not ended for a calendar, in the zone of the panel and the language of the page', async ({
  panel
}) => {
  panel.state.accounts[3]!.validUntil = '2026/11/18'
  panel.state.accounts[4]!.validUntil = '2026/12/31'
  panel.state.accounts[5]!.validUntil = '2026/11/21'
  await selectLanguage('ja')
  onCleanup(() => selectLanguage('en'))
  const { name, blob } = await exportCalendar('カレンダーエクスポート')
  assert.is(name, 'line2-hmi.ics')
  assert.match(blob.type, 'text/calendar')
  const components = new ICAL.Component(ICAL.parse(await blob.text())).getAllSubcomponents('vevent')
  const eventOf = (uid: string) => {
    const [component] = components.filter(it => it.getFirstPropertyValue('uid') === `${uid}@2609A0417F31`)
    const alarms = component!.getAllSubcomponents('valarm')
    const reminders = alarms.map(alarm => String(alarm.getFirstPropertyValue('trigger')))
    return { event: new ICAL.Event(component!), reminders }
  }
  const own = eventOf('opcua')
  assert.is(own.event.summary, '証明書の有効期限: OPC UAサーバー(line2-hmi)')
  assert.is(own.event.startDate.toJSDate().toISOString(), '2026-12-03T00:41:07.000Z')
  assert.is(
    own.event.description,
    `それまでに更新するか、置き換えてください。OPC UAを開く: ${location.origin}/app/features/opcua?tab=certificates`
  )
  assert.equal(own.reminders, ['-P7D'], 'that of 30 days before has passed')
  assert.equal(eventOf('web').reminders, ['-P30D', '-P7D'])
  assert.is(eventOf('account-5').event.startDate.toString(), '2026-12-31')
  assert.is(eventOf('token-2').event.summary, 'アクセストークンの有効期限: MES(line2-hmi)')
  const risk = eventOf('risk-easyaccess')
  assert.is(risk.event.startDate.toString(), '2027-05-31')
  assert.match(risk.event.description, `${location.origin}/app/system/info`)
  assert.equal(risk.reminders, ['-P30D', '-P7D'])
  assert.is(components.length, (await shown()).length - 2)
})

test('exports the wall clock without a zone that the panel does not send', async ({ panel }) => {
  panel.state.zone = ''
  const { blob } = await exportCalendar('Export calendar')
  assert.match(await blob.text(), 'DTSTART:20261203T094107\r\n')
})

const fresh = panelTest({ seed: 'factory-new', user: '' })

fresh('lists the certificates of a panel as delivered', async ({ panel, signIn }) => {
  panel.state.accounts[0]!.passwordMustChange = false
  await signIn('administrator')
  await open()
  assert.equal(await shown(), [
    'Certificate expiry: Web server | 2028/11/20 08:41:07 | in 729 days | Open Misc',
    'Certificate expiry: OPC UA server | 2031/11/20 09:41:07 | in 5 years | Open OPC UA'
  ])
})

fresh('says that nothing ends in what was read', async ({ panel, signIn }) => {
  Object.assign(panel.state.accounts[0]!, { passwordMustChange: false, roles: ['info', 'system-info'] })
  await signIn('administrator')
  await open()
  await findByText('Nothing ends in the parts that were read')
})

test.run()
fresh.run()
