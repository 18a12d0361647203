import '../setup/dom'
import * as assert from 'uvu/assert'
import { readDataForecast, startDataBackup } from '../../src/api/backup-data'
import BackupDataScreen from '../../src/screens/backup-data'
import { createBackupData } from '../../src/screens/backup-data/model'
import { restoreSession } from '../../src/session/session'
import { watchFindings } from '../../src/stores/findings/findings'
import type { ManualClock } from '../panel/device/device-clock'
import type { Panel } from '../panel/panel'
import { clickInDialog, dialogClosed } from '../setup/dialog'
import { test } from '../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../setup/query'
import { onCleanup, render } from '../setup/screen'

const open = () => render(<BackupDataScreen />)
const save = () => clickInDialog('Save')

async function editSettings() {
  open()
  click(await findByRole('button', { name: 'Edit settings' }))
  await findByRole('textbox', { name: 'File name pattern' })
}

async function backUp() {
  open()
  click(await findByRole('button', { name: 'Back up now' }))
  await findByRole('progressbar', { name: 'Backup' })
}

/** Moves the clock on until the run is in the history: its file is written during that time. */
async function finish({ clock, state }: Panel<ManualClock>) {
  while (state.dataBackup.runs.length < 6) await clock.advance(1000)
}

test('shows when data will be lost, and the last copy outside the panel', async ({ panel }) => {
  open()
  await findByRole('table', { name: 'Forecast' })
  await findByText(/Next record to be lost \(Event log, recorded 2026\/11\/16 .*\): In 24 days/)
  await findByText(/^2026\/11\/16 03:00:08/)
  panel.state.historyBytes = 2_000_000
  open()
  await findByText(
    /The backup settings do not include this log\. Add it, then back up to a target outside the panel\.$/
  )
  panel.state.dataBackup.settings.contents = ['data_logs']
  open()
  await findByText(/Back up now, or set a schedule with a target outside the panel\.$/)
})

const banners = () =>
  [...byRole('heading', { name: 'Forecast' }).closest('section')!.querySelectorAll('[data-tone]')].map(banner => [
    banner.getAttribute('data-tone'),
    banner.querySelector('strong')?.textContent?.replace(/ \(.*/, '')
  ])

test('shows first what is wrong with the backups, and warns of nothing else', async ({ panel }) => {
  onCleanup(watchFindings())
  const { dataBackup } = panel.state
  const [newest] = dataBackup.runs
  dataBackup.runs.unshift({ ...newest!, id: 'failed', state: 'failed', ended_at: '2026/11/21 03:00:12' })
  dataBackup.settings.schedule = 'daily'
  open()
  await findByText('The last data backup failed')
  assert.equal(banners(), [
    ['warn', 'The last data backup failed'],
    ['warn', 'The scheduled data backup is overdue: none for 5 days'],
    ['warn', 'Records in no verified backup: Data logs'],
    ['warn', 'The disk is 86% full'],
    ['info', 'Next record to be lost']
  ])
  byText(/To free space on the disk, turn on “Delete old records after a verified backup” in the settings\.$/)
  panel.state.disk.usedBytes = 0
  Object.assign(dataBackup.settings, { contents: ['data_logs', 'events', 'operations'] })
  dataBackup.settings.schedule = 'none'
  dataBackup.runs.shift()
  const forecast = await readDataForecast()
  const sources = forecast.sources.map(source => ({ ...source, records: 100, unsaved: 1, days_until_loss: 14 }))
  panel.faults.answer(200, { ...forecast, sources }, 'GET /data/backup/forecast')
  open()
  await until(() => banners().length === 1)
  await until(() => banners()[0]?.[0] === 'info')
})

test('never says of one log that it is full and is not, or that a record is lost which has a copy', async ({
  panel
}) => {
  const forecast = await readDataForecast()
  const of = (more: object) => [{ ...forecast.sources[2]!, records: 100, unsaved: 0, first_unsaved: null, ...more }]
  const shows = async (more: object) => {
    panel.faults.answer(200, { ...forecast, sources: of(more) }, 'GET /data/backup/forecast')
    open()
    const [, , , limit = '', , loss = ''] = [...(await findByRole('row', { name: /^Operation log/ })).children].map(
      ({ textContent }) => textContent
    )
    return [limit, loss]
  }
  const full = { used_percent: 100, days_until_full: null, days_until_loss: null, when_full: 'overwrite' }
  assert.match((await shows(full)).join(), /^Now.*Not expected/)
  // As older firmware sends it.
  const stops = { used_percent: 97, days_until_full: 3.2, days_until_loss: 3.2, when_full: 'stop' }
  assert.match((await shows(stops)).join(), /^In 3 days.*Not expected/)
  byText('Recording will stop (Operation log): In 3 days')
  assert.is(allByText(/^Next record to be lost \(/).length, 0)
  const aged = { used_percent: 3, days_until_full: 0, days_until_loss: null, limit: 'age' }
  assert.match((await shows(aged)).join(), /^NowThe oldest records are deleted at the end of their retention/)
})

test('backs up, verifies and lists the copy with its checksums', async ({ panel }) => {
  await backUp()
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Back up now' }).disabled)
  await finish(panel)
  const [run] = panel.state.dataBackup.runs
  assert.equal([run!.state, run!.started_by, run!.files.length], ['verified', 'engineer', 3])
  open()
  click(byRole('button', { name: /^2026/, within: await findByRole('row', { name: /^2026\/11\/21/ }) }))
  const dialog = await findByRole('dialog')
  for (const { sha256 } of run!.files) byText(sha256, dialog)
  byText('Event log, Operation log', dialog)
})

test('says at the settings that their target failed its test, until a backup to it succeeds', async ({ panel }) => {
  const media = panel.state.media.splice(0)
  await editSettings()
  click(byRole('button', { name: 'Test medium' }))
  await findByRole('list', { name: 'Test steps' })
  save()
  click(await findByRole('button', { name: 'Save anyway' }))
  await dialogClosed()
  const failed = /^This target failed its last test/
  await findByText(failed)
  panel.state.media.push(...media)
  await backUp()
  await finish(panel)
  open()
  await findByRole('button', { name: 'Edit settings' })
  assert.is(allByText(failed).length, 0)
})

test('shows why a backup failed, in the words of its code, and what the server said', async ({ panel }) => {
  await backUp()
  panel.state.media = []
  await finish(panel)
  open()
  const alert = await findByRole('alert')
  assert.match(alert.textContent ?? '', /The medium is not inserted.*Nothing was backed up or deleted/)
})

test('cancels a backup, which leaves no copy', async ({ panel }) => {
  await backUp()
  click(await findByRole('button', { name: 'Cancel' }))
  await until(() => panel.state.dataBackup.runs[0]!.state === 'cancelled')
  await findByText(/^Cancelled at .* No backup was saved\.$/)
})

test('reports that another backup runs', async () => {
  open()
  const button = await findByRole('button', { name: 'Back up now' })
  await startDataBackup()
  click(button)
  await findByText('Another job is running. Wait until it ends.')
})

test('says that a medium is safe to remove, but not while a job uses it', async ({ panel }) => {
  await backUp()
  await until(() => allByRole('button', { name: 'In use' }).length === 1)
  click(byRole('button', { name: 'Eject' }))
  await until(() => panel.state.media.length === 1)
  assert.equal(
    panel.state.media.map(({ kind }) => kind),
    ['sd']
  )
})

test('saves the settings', async ({ panel }) => {
  await editSettings()
  choose(byLabel('Range'), 'Recent days')
  type(byLabel('Number of days'), '14')
  choose(byLabel('Language of event texts'), '日本語')
  choose(byLabel('Schedule'), 'Daily')
  type(byLabel('Time (hh:mm)'), '04:30')
  click(byRole('checkbox', { name: 'Delete old records after a verified backup' }))
  await until(() => byLabel('Retention on the panel'))
  type(byLabel('Retention on the panel'), '60')
  save()
  await dialogClosed()
  const { days, language, schedule, at, delete_copied, retention_days } = panel.state.dataBackup.settings
  assert.equal([days, language, schedule, at], [14, 'ja', 'daily', '04:30'])
  assert.equal([delete_copied, retention_days], [true, 60])
})

test('offers to delete old records only where a backup can be verified', async ({ panel }) => {
  const { settings } = panel.state.dataBackup
  Object.assign(settings, { delete_copied: true, schedule: 'event', event_priority: 'emergency' })
  const deletes = () => byText('Delete old records after a verified backup').parentElement?.textContent
  open()
  await findByText('On an alarm of priority Emergency')
  assert.match(deletes() ?? '', /After 30 days$/)
  await editSettings()
  for (const [kind, count] of [
    ['Email', 0],
    ['This PC', 0],
    ['FTP server', 1]
  ] as const) {
    choose(byLabel('Target'), kind)
    await until(() => allByRole('checkbox', { name: 'Delete old records after a verified backup' }).length === count)
  }
  settings.target.kind = 'email'
  open()
  await until(() => /No$/.test(deletes() ?? ''))
})

test('refuses what the panel would refuse, at its fields', async ({ panel }) => {
  await editSettings()
  type(byLabel('Number of days'), '0')
  type(byLabel('File name pattern'), '../{log}')
  choose(byLabel('Target'), 'This PC')
  save()
  await findByText('Enter a value from 1 to 90')
  await findByText(/^A name cannot contain \\ /)
  await findByText('A schedule needs a target other than this PC')
  type(byLabel('Number of days'), '91')
  type(byLabel('File name pattern'), '{hmi}')
  save()
  await findByText(/^Must contain \{log\}/)
  assert.is(panel.state.dataBackup.settings.days, 7)
})

test('shows the files of a copy for this PC where it was started', async ({ panel }) => {
  panel.state.dataBackup.settings.target.kind = 'pc'
  const model = createBackupData()
  const leave = [model.$followedJob, model.$runs, model.$openRun].map(store => store.listen(() => {}))
  await model.backUp()
  await finish(panel)
  await model.$followedJob.reload()
  await until(() => model.$openRun.get() !== undefined)
  const [run] = panel.state.dataBackup.runs
  assert.is(model.$openRun.get(), run!.id)
  for (const stop of leave) stop()
})

test('keeps the input when the connection is lost', async ({ panel }) => {
  await editSettings()
  type(byLabel('File name pattern'), 'night_{log}')
  panel.faults.refuse('PUT /data/backup/settings')
  save()
  await findByRole('alert')
  assert.is(byLabel('File name pattern').value, 'night_{log}')
  panel.faults.clear()
  save()
  await dialogClosed()
  assert.is(panel.state.dataBackup.settings.name_pattern, 'night_{log}')
})

test('offers only kinds of records that the user may see', async ({ panel }) => {
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.roles = ['backup-data', 'event-log']
  await restoreSession()
  await editSettings()
  const disabled = allByRole('checkbox')
    .slice(0, 3)
    .map(box => box.hasAttribute('disabled'))
  assert.equal(disabled, [true, false, true])
  byText(/^You can only choose records/)
})

test('lets only a user who may delete events turn the deletion on, and anyone turn it off', async ({ panel }) => {
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.roles = ['backup-data', 'data-log', 'event-log', 'operation-log']
  await restoreSession()
  await editSettings()
  const option = () => byRole<HTMLInputElement>('checkbox', { name: 'Delete old records after a verified backup' })
  assert.ok(option().disabled)
  const reason = 'Your account does not have the required permission. An administrator can grant it.'
  byText(reason)
  panel.state.dataBackup.settings = { ...panel.state.dataBackup.settings, delete_copied: true, retention_days: 30 }
  await editSettings()
  await until(() => !option().disabled)
  type(byLabel('Retention on the panel'), '7')
  save()
  await until(() => allByText(reason).length === 2)
  click(option())
  save()
  await dialogClosed()
  assert.is(panel.state.dataBackup.settings.delete_copied, false)
})

test.run()
