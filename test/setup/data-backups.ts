import type { DataBackupSettings } from '../panel/backup/backup-data-state'
import { type Changes, createCaller } from '../panel/http/caller'
import { createPanel } from '../panel/panel'
import type { PlantFiles } from '../panel/storage/plant-files'
import type { FileTarget } from '../panel/storage/target'
import { NO_TARGET } from '../panel/storage/target-settings'
import { reachFiles } from './plant-files'

export const RUNS = '/data/backup/runs'
export const USB: FileTarget = { ...NO_TARGET, kind: 'usb' }

/** A panel whose data an engineer backs up, without copies of before. */
export async function startDataBackups(plant: PlantFiles, target = USB, more: Partial<DataBackupSettings> = {}) {
  const panel = createPanel()
  reachFiles(panel, plant)
  // A busy machine may take its time.
  panel.state.targetTimeoutSeconds = 10
  const { state, clock } = panel
  const { dataBackup: backup } = state
  Object.assign(backup, { runs: [], copiedUntil: {} })
  backup.settings = { ...backup.settings, schedule: 'none', format: 'csv', contents: ['events'], target, ...more }
  const caller = createCaller(panel)
  /** As somebody who has just logged in: the clock moves on by hours and days. */
  const call: typeof caller.call = async (...request) => {
    await caller.signIn('engineer', 'engineer-3152')
    return caller.call(...request)
  }

  /** Moves the clock on until a job has ended: its steps take their time, and the network its own. */
  const ended = async (id: string) => {
    for (;;) {
      await clock.advance(250)
      const job = panel.jobs.list(['backup-data']).find(it => it.id === id)
      if (job?.state !== 'running') return job
      await new Promise(setImmediate)
    }
  }
  const begin = async () => (await call(`POST ${RUNS}`)).body.id as string
  const backUp = async () => ended(await begin())
  const runs = async () => (await call(`GET ${RUNS}`)).body.items
  const usbFiles = () => state.media[0]!.files.filter(({ path }) => /^line2-hmi_(?!recipe)/.test(path))
  const textOf = (ending: string) => {
    const file = usbFiles().find(({ path }) => path.endsWith(ending))
    return Buffer.from(file!.read()).toString()
  }
  const numbersIn = (csv: string) =>
    csv
      .split('\r\n')
      .slice(1, -1)
      .map(line => Number(line.split(',')[0]))
  const save = async (changes: Changes<'/data/backup/settings'>) => {
    await caller.signIn('engineer', 'engineer-3152')
    return caller.save('/data/backup/settings', changes)
  }
  // What was planned by the settings of the seed is not any more.
  await save({})
  return { panel, state, clock, backup, call, begin, ended, backUp, runs, usbFiles, textOf, numbersIn, save }
}
