import '../../setup/dom'
import { createHash } from 'node:crypto'
import * as assert from 'uvu/assert'
import { startDataBackup } from '../../../src/api/backup-data'
import type { ManualClock } from '../../panel/device/device-clock'
import type { Panel } from '../../panel/panel'
import { NO_TARGET } from '../../panel/storage/target-settings'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, byText, click, findByRole, findByText, pickAction, until } from '../../setup/query'
import { onCleanup } from '../../setup/screen'

const DOWNLOADS = 'GET /downloads/{ticket}'
const EXPORTS = 'POST /data/operations/exports'

async function openExport() {
  await mount('/app/data/operation-log')
  await findByRole('button', { name: 'Actions' })
  await pickAction('Export CSV')
  return findByRole('dialog', { name: 'Export as CSV' })
}

/** The files of a backup to this PC. */
async function openBackup({ state, clock }: Panel<ManualClock>) {
  state.dataBackup.settings.target = NO_TARGET
  await startDataBackup()
  while (state.dataBackup.runs[0]!.target !== 'pc') await clock.advance(1000)
  const [run] = state.dataBackup.runs
  await mount('/app/data/backup')
  const row = await findByRole('row', { name: new RegExp(`^${run!.started_at}`) })
  click(byRole('button', { name: /^2026/, within: row }))
  const dialog = await findByRole('dialog', { name: /^Backup made at/ })
  const [file] = run!.files
  return { file: file!, download: () => click(allByRole('button', { name: 'Download', within: dialog })[0]!) }
}

test('says before the export that it has no rows', async () => {
  await mount('/app/data/event-log?text=nothing-matches-this')
  await findByText('No matching events')
  await pickAction('Export CSV')
  await findByText('There are no records to export: the file will contain no rows.')
})

const begin = () => click(byRole('button', { name: 'Export' }))

/** Where the browser is sent to download. */
function watchDownloads(): string[] {
  const addresses: string[] = []
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    if (this.href.includes('/downloads/')) addresses.push(this.href)
    else click.call(this)
  }
  onCleanup(() => {
    HTMLAnchorElement.prototype.click = click
  })
  return addresses
}

/** A browser that can write to files. */
function offerFile({ write = async () => {} }: { write?: () => Promise<void> } = {}) {
  const file = { chunks: [] as Uint8Array[], end: 'open' as 'open' | 'closed' | 'aborted' }
  const stream = {
    async write(chunk: Uint8Array) {
      await write()
      file.chunks.push(chunk)
    },
    async close() {
      file.end = 'closed'
    },
    async abort() {
      file.end = 'aborted'
    }
  }
  Object.assign(window, {
    showSaveFilePicker: async () => ({ name: 'shift 3.csv', createWritable: async () => stream })
  })
  onCleanup(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  return file
}

const sha256 = (...chunks: Uint8Array[]) =>
  chunks.reduce((hash, chunk) => hash.update(chunk), createHash('sha256')).digest('hex')

test('has the browser download, and shows name and checksum once the panel has sent all of it', async ({ panel }) => {
  await openExport()
  const downloads = watchDownloads()
  begin()
  await findByRole('progressbar', { name: 'Waiting for the browser to start the download' })
  await until(() => downloads.length > 0)
  const file = new Uint8Array(await (await panel.fetch(downloads[0]!)).arrayBuffer())
  await findByText(sha256(file))
  byText(/^line2-hmi-Operation-log-.*\.csv$/)
  byRole('button', { name: 'Copy: SHA-256' })
  click(byRole('button', { name: 'Close' }))
  await dialogClosed()
})

for (const [purpose, query] of [
  ['reading', '?readable_in=en'],
  ['programs', '']
] as const)
  test(`requests a file for ${purpose}`, async ({ panel }) => {
    await openExport()
    watchDownloads()
    click(byRole('radio', { name: new RegExp(`^For ${purpose}`) }))
    begin()
    await findByRole('progressbar', { name: 'Waiting for the browser to start the download' })
    const [call] = panel.log.filter(({ operation }) => operation === EXPORTS)
    assert.match(call?.target ?? '', new RegExp(`/data/operations/exports${query.replace('?', '\\?')}$`))
  })

test('writes to a file while it arrives, where the browser can', async () => {
  await openExport()
  const file = offerFile()
  begin()
  await findByText('The panel has sent the whole file')
  assert.is(file.end, 'closed')
  byText(sha256(...file.chunks))
  byText('shift 3.csv')
})

test('never reports a file as complete whose connection broke', async ({ panel }) => {
  await openExport()
  const file = offerFile()
  panel.faults.cutNext(DOWNLOADS)
  begin()
  await findByText('The connection was lost during the download')
  byText(/The file is incomplete\. Delete it and try again\.$/)
  assert.is(file.end, 'aborted')
})

test('downloads a file of a backup like an export', async ({ panel }) => {
  const backup = await openBackup(panel)
  const file = offerFile()
  backup.download()
  await findByText('The panel has sent the whole file')
  byRole('dialog', { name: 'Download file' })
  assert.equal([file.end, sha256(...file.chunks)], ['closed', backup.file.sha256])
})

test('never reports a file of a backup as complete whose connection broke', async ({ panel }) => {
  const backup = await openBackup(panel)
  const file = offerFile()
  panel.faults.cutNext(DOWNLOADS)
  backup.download()
  await findByText('The connection was lost during the download')
  assert.is(file.end, 'aborted')
})

test('has the browser download a file of a backup, where it cannot write to files', async ({ panel }) => {
  const backup = await openBackup(panel)
  const downloads = watchDownloads()
  backup.download()
  await findByRole('progressbar', { name: 'Waiting for the browser to start the download' })
  await until(() => downloads.length > 0)
  const content = new Uint8Array(await (await panel.fetch(downloads[0]!)).arrayBuffer())
  await findByText('The panel has sent the whole file')
  assert.is(sha256(content), backup.file.sha256)
})

test('says so when this computer cannot write the file', async () => {
  await openExport()
  const file = offerFile({ write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
  begin()
  await findByText('The file could not be written')
  assert.is(file.end, 'aborted')
})

test('cancels the download on the panel', async ({ panel }) => {
  await openExport()
  const downloads = watchDownloads()
  begin()
  await until(() => downloads.length > 0)
  const reader = (await panel.fetch(downloads[0]!)).body!.getReader()
  await reader.read()
  click(await findByRole('button', { name: 'Cancel download' }))
  await findByText('The download was cancelled')
  const rest = await reader
    .read()
    .then(() => reader.read())
    .catch(error => error.message)
  assert.is(rest, 'The export was cancelled')
})

test('ends a cancelled export at once, however slowly this computer writes', async ({ panel }) => {
  await openExport()
  const calls: string[] = []
  const file = offerFile({
    write: () => {
      calls.push('write')
      return new Promise(() => {})
    }
  })
  begin()
  await until(() => calls.length === 1)
  click(await findByRole('button', { name: 'Cancel download' }))
  await findByText('The download was cancelled')
  assert.is.not(file.end, 'closed')
  assert.ok(panel.log.some(({ operation, status }) => operation === 'DELETE /exports/{id}' && status === 204))
})

test('drops the file when cancelled after the panel has sent all of it', async ({ panel }) => {
  panel.state.operationLog.history = 1
  await openExport()
  let resume = () => {}
  const written = new Promise<void>(resolve => {
    resume = resolve
  })
  const file = offerFile({ write: () => written })
  begin()
  await findByText(/^(\d+) of \1 rows/)
  click(await findByRole('button', { name: 'Cancel download' }))
  await findByText('The download was cancelled')
  resume()
  await until(() => file.end !== 'open')
  assert.is(file.end, 'aborted')
})

test('exports again after a cancelled export, with the choices of the last one', async ({ panel }) => {
  await openExport()
  const downloads = watchDownloads()
  click(byRole('radio', { name: /^Panel clock/ }))
  begin()
  await until(() => downloads.length === 1)
  click(await findByRole('button', { name: 'Cancel download' }))
  click(await findByRole('button', { name: 'Export again' }))
  assert.ok(((await findByRole('radio', { name: /^Panel clock/ })) as HTMLInputElement).checked)
  begin()
  await until(() => downloads.length === 2)
  await (await panel.fetch(downloads[1]!)).text()
  await findByText('The panel has sent the whole file')
  assert.equal(allByRole('button', { name: 'Export again' }), [])
})

test('warns while the panel does not respond, and continues when it does', async ({ panel }) => {
  await openExport()
  const downloads = watchDownloads()
  begin()
  await until(() => downloads.length > 0)
  panel.faults.refuse('GET /exports/{id}')
  await findByText('The panel is not responding')
  panel.faults.clear()
  await (await panel.fetch(downloads[0]!)).text()
  await findByText('The panel has sent the whole file')
})

test('can be left while the panel does not respond, which drops the file', async ({ panel }) => {
  await openExport()
  const file = offerFile()
  panel.faults.hang(DOWNLOADS)
  begin()
  panel.faults.refuse('GET /exports/{id}')
  await findByText('The panel is not responding')
  click(byRole('button', { name: 'Close' }))
  await dialogClosed()
  await until(() => file.end === 'aborted')
})

test('ends when the panel no longer knows the export, as after a restart', async ({ panel }) => {
  await openExport()
  panel.faults.answer(404, { error_code: 'not_found', message: 'There is no such export' }, 'GET /exports/{id}')
  begin()
  await findByText('The panel was restarted during the download')
})

test('stays open with the reason when the panel rejects the export, and when separator and decimal sign are the same', async ({
  panel
}) => {
  await openExport()
  panel.faults.answerNext(503, { error_code: 'unavailable', message: 'The storage is busy' }, EXPORTS)
  begin()
  await findByRole('alert')
  click(byRole('radio', { name: 'Comma 1,5' }))
  begin()
  await findByText('Separator and decimal separator must differ')
  byRole('dialog', { name: 'Export as CSV' })
})

test.run()
