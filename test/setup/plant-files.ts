import type { Test } from 'uvu'
import type { Panel } from '../panel/panel'
import type { PlantFileFaults } from '../panel/storage/plant-disk'
import { type PlantFiles, startPlantFiles } from '../panel/storage/plant-files'
import type { FileTarget } from '../panel/storage/target'

type Plant = PlantFiles & { faults: PlantFileFaults }

/** Has the plant's file servers run while a suite does, without files and faults at the beginning of each test. */
export function plantFilesOf<T>(tests: Test<T>): () => Plant {
  let plant: Plant
  tests.before(async () => {
    const faults: PlantFileFaults = {}
    plant = { ...(await startPlantFiles(faults)), faults }
  })
  tests.before.each(() => {
    plant.disk.files.clear()
    plant.disk.deleted.length = 0
    Object.assign(plant.faults, { cutAfterBytes: undefined, hostKeyChanged: false, captured: [] })
  })
  tests.after(() => plant.close())
  return () => plant
}

/** Puts the file servers in reach of a panel. */
export function reachFiles({ state }: Pick<Panel, 'state'>, { network }: Pick<PlantFiles, 'network'>): void {
  state.fileNetwork = async () => network
}

/** Has the file servers run for one test, in reach of its panel. */
export async function withFiles(panel: Pick<Panel, 'state'>, run: (files: PlantFiles) => Promise<void>): Promise<void> {
  const files = await startPlantFiles()
  reachFiles(panel, files)
  try {
    await run(files)
  } finally {
    await files.close()
  }
}

const PORTS = { ftp: 21, ftps: 21, sftp: 22 }

/** A folder of the plant's server, as its settings are when they are right; for SFTP without the host key. */
export const plantTarget = (kind: 'ftp' | 'ftps' | 'sftp', more: Partial<FileTarget> = {}): FileTarget => ({
  kind,
  host: 'backup.plant.example',
  port: PORTS[kind],
  username: 'line2',
  password: 'ftp-3152',
  folder: '/line2',
  passive: true,
  trusted_fingerprint: '',
  ...more
})
