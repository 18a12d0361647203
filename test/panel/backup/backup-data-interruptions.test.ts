import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startDataBackups, USB } from '../../setup/data-backups'
import { plantFilesOf, plantTarget } from '../../setup/plant-files'
import type { FileTarget } from '../storage/target'
import type { DataBackupSettings } from './backup-data-state'

const test = suite('backup data, interruptions')
const plant = plantFilesOf(test)
const HOUR = 3_600_000

const TARGETS: Record<string, FileTarget> = {
  'an SD card': { ...USB, kind: 'sd' },
  'an FTP server': plantTarget('ftp'),
  'an SFTP server': plantTarget('sftp')
}

/** A panel that backs up to the target, with the key of its server trusted. */
async function start(target: FileTarget, more?: Partial<DataBackupSettings>) {
  const started = await startDataBackups(plant(), target, more)
  const { panel, state, clock, backup, call, backUp, runs } = started
  if (target.kind === 'sftp') {
    const { fingerprint } = (await call('POST /data/backup/target-tests', target)).body
    backup.settings.target = { ...target, trusted_fingerprint: fingerprint }
  }
  const { media, fileNetwork } = state
  const isCard = target.kind === 'sd'
  const card = media.find(({ kind }) => kind === 'sd')!
  const pastCopies = new Set(card.files)

  /** Names and contents of the files of these backups. */
  const files = () => {
    const all: [path: string, content: Uint8Array][] = isCard
      ? card.files.filter(file => !pastCopies.has(file)).map(file => [file.path, file.read()])
      : [...plant().disk.files]
    return new Map(all.map(([path, content]) => [path.split('/').at(-1)!, Buffer.from(content)]))
  }

  return {
    ...started,
    files,
    loseTarget() {
      if (isCard) state.media = media.filter(medium => medium !== card)
      else state.fileNetwork = async () => ({ hosts: {}, authorities: [] })
    },
    restoreTarget: () => Object.assign(state, { media, fileNetwork }),

    /** Moves the clock on to the step of the job. */
    async reach(id: string, name: string) {
      const job = () => panel.jobs.read(id, ['backup-data'])!
      while (job().steps[job().step] !== name) {
        await clock.advance(250)
        await new Promise(setImmediate)
      }
    },

    /** Expects that the next run copies what an interrupted one missed, and leaves one complete copy. */
    async expectCatchUp() {
      const [missed] = await runs()
      assert.equal([missed.files, backup.delivered, backup.verified], [[], {}, {}])
      backup.settings.range = 'yesterday'
      assert.is((await backUp())?.state, 'done')
      const [run] = await runs()
      assert.equal([run.state, run.from, run.records >= missed.records], ['verified', missed.from, true])
      expectCopy(files(), run.files)
    }
  }
}

/** Expects these files, with their checksums, and no other one of a backup. */
function expectCopy(files: Map<string, Buffer>, expected: { name: string; sha256: string }[]): void {
  const copied = [...files].filter(([name]) => /_\d{8}_\d{6}.*\.(csv|sha256|part)$/.test(name))
  assert.equal(
    copied.map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]).sort(),
    expected.map(({ name, sha256 }) => [name, sha256]).sort()
  )
}

for (const [what, target] of Object.entries(TARGETS)) {
  for (const step of ['write', 'verify'])
    test(`fails when ${what} is gone before the step '${step}', and copies everything with the next run`, async () => {
      const { begin, ended, reach, loseTarget, restoreTarget, expectCatchUp } = await start(target)
      const id = await begin()
      await reach(id, step)
      loseTarget()
      assert.is((await ended(id))?.error_code, target.kind === 'sd' ? 'medium_missing' : 'target_unreachable')
      restoreTarget()
      await expectCatchUp()
    })

  for (const step of ['write', 'verify'])
    test(`repeats the step '${step}' to ${what} after the power was lost in it`, async () => {
      const { panel, backup, begin, ended, reach, files, runs } = await start(target)
      const id = await begin()
      await reach(id, step)
      panel.faults.reboot(20)
      assert.equal([panel.isRunning(), backup.delivered], [false, {}])
      assert.is((await ended(id))?.state, 'done')
      expectCopy(files(), (await runs())[0].files)
    })

  test(`reads a copy on ${what} back again after the power was lost within a file`, async () => {
    const { panel, state, backup, begin, ended, reach, files, runs } = await start(target)
    const id = await begin()
    await reach(id, 'verify')
    let isCut = false
    Object.defineProperty(state, 'readBackFault', {
      get() {
        if (!isCut) panel.faults.reboot(20)
        isCut = true
        return false
      }
    })
    while (!isCut) {
      await panel.clock.advance(250)
      await new Promise(setImmediate)
    }
    assert.equal([panel.isRunning(), backup.verified], [false, {}])
    assert.is((await ended(id))?.state, 'done')
    expectCopy(files(), (await runs())[0].files)
  })

  test(`deletes after a copy to ${what}, also if the power was lost before, and only what is in the copy`, async () => {
    const { panel, state, begin, ended, reach, files, runs, numbersIn } = await start(target, {
      ...{ contents: ['data_logs'], range: 'all', delete_copied: true, retention_days: 1 }
    })
    state.dataLogs = state.dataLogs.filter(({ id }) => id === 'bottle-washer')
    const id = await begin()
    await reach(id, 'delete')
    panel.faults.reboot(20)
    assert.is(state.dataLogs[0]!.removed, undefined)
    assert.is((await ended(id))?.state, 'done')
    const [run] = await runs()
    const copied = numbersIn(String(files().get(run.files[0].name)))
    assert.ok(run.deleted > 10_000)
    assert.is(state.dataLogs[0]!.removed, run.deleted)
    assert.equal([copied[0], copied[run.deleted - 1]], [1, run.deleted])
  })

  test(`loses no record when the clock is set back during a run to ${what}`, async () => {
    const { state, clock, backup, begin, ended, reach, backUp, runs, files, numbersIn } = await start(target, {
      contents: ['data_logs']
    })
    state.dataLogs = state.dataLogs.filter(({ id }) => id === 'filler-temperatures')
    const id = await begin()
    await reach(id, 'write')
    clock.set(clock.now() - 3 * HOUR)
    assert.is((await ended(id))?.state, 'done')
    await clock.advance(60_000)
    backup.settings.range = 'yesterday'
    assert.is((await backUp())?.state, 'done')
    const [second = [], first = []] = (await runs()).map((run: { files: { name: string }[] }) =>
      numbersIn(String(files().get(run.files[0]!.name)))
    )
    assert.is(second[0], first.at(-1) + 1)
    assert.ok(second.length >= 60)
  })
}

for (const kind of ['ftp', 'sftp'] as const)
  test(`keeps no part of a file when the connection to ${kind} breaks within it`, async () => {
    const { backUp, expectCatchUp } = await start(plantTarget(kind))
    plant().faults.cutAfterBytes = 10_000
    assert.is((await backUp())?.error_code, 'target_lost')
    await expectCatchUp()
  })

test.run()
