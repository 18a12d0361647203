import { createHash } from 'node:crypto'
import { deviceText } from '../device/device-text'
import { madeFile } from '../project/media'
import { expandName } from '../storage/name-pattern'
import { RUN_MS } from './backup-data-seed'
import type { DataBackupRun } from './backup-data-state'
import { checksumList, csvFiles } from './backup-files'
import { type SourceServices, sourcesOf, spanOf } from './selection'

type File = DataBackupRun['files'][number] & { content: Buffer }

const DAY = 86_400_000

/** Puts the files of the runs that a seed begins with on their card. They are made of the logs where somebody reads them. */
export function addPastCopies(services: SourceServices): void {
  const { state } = services
  const card = state.media.find(({ kind }) => kind === 'sd')
  if (!card) return
  const copies = state.dataBackup.runs.filter(({ verifiedAt }) => verifiedAt !== undefined)
  state.dataBackup.runs = state.dataBackup.runs.map(run => {
    const { verifiedAt } = run
    if (verifiedAt === undefined) return run
    const { names, copy } = pastCopy(services, verifiedAt - RUN_MS, run === copies.at(-1))
    const contentOf = (name: string) => copy().files.find(file => file.name === name)?.content ?? Buffer.alloc(0)
    card.files = [...card.files, ...names.map(name => madeFile(name, verifiedAt, () => contentOf(name)))]
    return withCopy(run, copy)
  })
}

/** The logs as a run has copied them, the first one with all that was in no copy, and the names of the files. */
function pastCopy(services: SourceServices, at: number, isFirst: boolean) {
  const { state } = services
  const { contents, days, language, name_pattern } = state.dataBackup.settings
  const nameOf = (log: string, ending: string) =>
    `${expandName(name_pattern, { hmi: state.hmiName, log }, at)}.${ending}`
  const checksums = nameOf('checksums', 'sha256')
  const fileOf = (name: string, records: number, content: Buffer): File => {
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { name, records, bytes: content.length, sha256, content }
  }

  function make() {
    const range = { from: isFirst ? Number.NEGATIVE_INFINITY : at - days * DAY, to: at }
    const selections = sourcesOf(services, contents).map(source => ({ source, numbers: source.inRange(range) }))
    const files = csvFiles(selections, language, state, nameOf).map(({ name, records, chunks }) =>
      fileOf(name, records, Buffer.concat([...chunks()]))
    )
    return { span: spanOf(selections), files: [...files, fileOf(checksums, 0, checksumList(files))] }
  }

  let made: ReturnType<typeof make> | undefined
  return {
    names: [...contents.map(content => nameOf(content, 'csv')), checksums],
    copy() {
      made ??= make()
      return made
    }
  }
}

function withCopy(run: DataBackupRun, copy: ReturnType<typeof pastCopy>['copy']): DataBackupRun {
  const total = (field: 'bytes' | 'records') => copy().files.reduce((sum, file) => sum + file[field], 0)
  const timeText = (time: number | undefined) => (time === undefined ? null : deviceText(time))
  return {
    ...run,
    get from() {
      return timeText(copy().span?.from)
    },
    get to() {
      return timeText(copy().span?.to)
    },
    get records() {
      return total('records')
    },
    get bytes() {
      return total('bytes')
    },
    get files() {
      return copy().files.map(({ content, ...file }) => file)
    }
  }
}
