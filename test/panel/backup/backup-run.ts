import { createHash, randomBytes } from 'node:crypto'
import { deviceText } from '../device/device-text'
import { JobFailure, type JobStep } from '../jobs/job-definition'
import type { Medium } from '../project/media'
import { presentMedia } from '../project/present-media'
import type { Services } from '../services'
import type { Chunks } from '../storage/file-store'
import { expandName, plainName } from '../storage/name-pattern'
import { type FileTarget, isServer } from '../storage/target'
import type { DataBackupRun, DataBackupSettings } from './backup-data-state'
import { checksumList, type PlannedFile, plannedFiles } from './backup-files'
import { mailFiles } from './data-mail'
import { type Deleted, deleteCopied } from './deletion'
import { lastCopyOf } from './forecast'
import { mark } from './marks'
import { hasOutsideTarget } from './outside-target'
import { type Selection, selectionsOf, spanOf } from './selection'
import { uniqueName } from './source'

export type BackupServices = Pick<Services, 'state' | 'clock' | 'events' | 'operations' | 'storage'>
type File = DataBackupRun['files'][number]

const MOST_RUNS = 50
const CHECKSUMS = 'sha256'

/** One copy of the logs as they are when it begins, in steps of a job. */
export function createRun(services: BackupServices, settings: DataBackupSettings, by: string) {
  const { state, clock, storage } = services
  const { target } = settings
  const medium = presentMedia(state).find(({ kind }) => kind === target.kind)
  const isOutside = hasOutsideTarget(settings)
  /** Only a copy where the settings have it lets the panel delete what it contains, now or later. */
  const isConfigured = target.kind === state.dataBackup.settings.target.kind
  const startedAt = clock.now()
  const id = randomBytes(8).toString('hex')
  let selections: Selection[] = []
  let planned: PlannedFile[] = []
  let checksums = ''
  let files: File[] = []
  let attempts = 0
  let isCancelled = false
  let verifiedAt: number | undefined
  let deleted: Deleted = {}
  /** Settles when nothing is written any more. */
  let writing: Promise<unknown> = Promise.resolve()

  const read = () => {
    const taken = new Set(state.dataBackup.runs.flatMap(run => run.files.map(({ name }) => name.toLowerCase())))
    const nameOf = (log: string, ending: string) => {
      const name = expandName(settings.name_pattern, { hmi: state.hmiName, log: plainName(log) }, startedAt)
      return `${uniqueName(name, taken)}.${ending}`
    }
    selections = selectionsOf(services, settings)
    planned = plannedFiles(selections, settings, state, nameOf)
    checksums = nameOf('checksums', CHECKSUMS)
  }

  /** The medium of the beginning: another one is another target. */
  const checkMedium = () => {
    const needsMedium = target.kind === 'usb' || target.kind === 'sd'
    if (needsMedium && !(medium && presentMedia(state).includes(medium))) throw new JobFailure('medium_missing')
  }

  async function writeAll(attempt: number): Promise<void> {
    await removeLeftOvers(services, target)
    const written: File[] = []
    const isCurrent = () => attempt === attempts && !isCancelled
    const add = async ({ name, records, chunks }: PlannedFile) => {
      checkMedium()
      if (isCurrent()) written.push({ name, records, ...(await storage.writeFile(target, name, chunks())) })
    }
    for (const file of planned) await add(file)
    await add({ name: checksums, records: 0, chunks: () => [checksumList(written)] })
    if (isCurrent()) files = written
  }

  const write = () => {
    attempts += 1
    writing = writeAll(attempts)
    return writing
  }

  const verify = async () => {
    for (const { name, sha256 } of files) {
      checkMedium()
      await storage.readBack(target, name, sha256)
    }
  }

  const send = async () => {
    const attached: { name: string; content: Buffer }[] = []
    const sent: File[] = []
    for (const { name, records, chunks } of planned) {
      const content = await contentOf(chunks())
      attached.push({ name, content })
      sent.push({ name, records, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') })
    }
    attached.push({ name: checksums, content: checksumList(sent) })
    const { email_group: group, email_limit_mb: limitMegabytes } = settings
    await mailFiles(state, clock, { files: attached, group, limitMegabytes })
    files = sent
    keep()
  }

  /** What is marked here counts as copied from now on. */
  const keep = () => {
    if (target.kind !== 'email') verifiedAt = clock.now()
    if (target.kind === 'pc') return
    for (const { source, numbers } of selections) {
      mark(state, 'delivered', source, numbers)
      if (isOutside) mark(state, 'verified', source, numbers)
      if (isOutside && isConfigured) mark(state, 'deletable', source, numbers)
    }
  }

  const removeOld = async () => {
    if (target.kind === 'pc') await removeEarlierFiles(services)
    if (settings.delete_copied && isOutside && isConfigured) deleted = deleteCopied(services, settings)
  }

  /** Nothing of a copy that is not complete stays, as soon as the target can be reached. */
  async function discard(): Promise<void> {
    if (target.kind === 'email' || attempts === 0) return
    const names = [...planned.map(({ name }) => name), checksums]
    state.dataBackup.leftOvers.push(...names.map(name => ({ name, where: whereOf(target, medium) })))
    await writing.catch(() => {})
    await removeLeftOvers(services, target)
  }

  const steps: JobStep[] = [
    { name: 'read', seconds: 1, begin: checkMedium, work: read },
    ...(target.kind === 'email'
      ? [{ name: 'send', seconds: 2, work: send, cancellable: false }]
      : [
          { name: 'write', seconds: 4, begin: checkMedium, work: write },
          { name: 'verify', seconds: 2, begin: checkMedium, work: verify },
          { name: 'delete', seconds: 1, begin: keep, work: removeOld, cancellable: false }
        ])
  ]

  return {
    id,
    steps,
    mediumId: medium?.id,
    deleted: () => deleted,

    end(how: 'done' | 'failed' | 'cancelled', failure: JobFailure | undefined): void {
      isCancelled = how !== 'done'
      if (how !== 'done') discard().catch(() => {})
      const span = spanOf(selections)
      const kept = how === 'done' ? files : []
      const run: DataBackupRun = {
        id,
        started_at: deviceText(startedAt),
        ended_at: deviceText(clock.now()),
        started_by: by,
        target: target.kind,
        host: isServer(target.kind) ? target.host : '',
        state: how !== 'done' ? how : target.kind === 'email' ? 'sent' : 'verified',
        // A job fails with the codes of its steps.
        error_code: (failure?.code ?? null) as DataBackupRun['error_code'],
        message: failure?.message ?? '',
        from: span ? deviceText(span.from) : null,
        to: span ? deviceText(span.to) : null,
        records: selections.reduce((sum, { numbers }) => numbers.reduce((n, it) => n + it.last - it.first + 1, sum), 0),
        deleted: Object.values(deleted).reduce((sum, count) => sum + count, 0),
        files: kept,
        bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
        verifiedAt: how === 'done' ? verifiedAt : undefined,
        contents: settings.contents
      }
      state.dataBackup.runs = newestRuns([run, ...state.dataBackup.runs])
    }
  }
}

/** Failed ones do not displace the last copy outside the panel. */
function newestRuns(runs: DataBackupRun[]): DataBackupRun[] {
  const newest = runs.slice(0, MOST_RUNS)
  const copy = lastCopyOf(runs)
  return copy === undefined || newest.includes(copy) ? newest : [...newest.slice(0, -1), copy]
}

/** What cannot be removed now is tried again with the next run. */
async function removeLeftOvers({ state, storage }: BackupServices, target: FileTarget): Promise<void> {
  const here = whereOf(
    target,
    presentMedia(state).find(({ kind }) => kind === target.kind)
  )
  for (const leftOver of state.dataBackup.leftOvers.filter(({ where }) => where === here)) {
    const removed = await storage.removeFile(target, leftOver.name).then(
      () => true,
      () => false
    )
    if (removed) state.dataBackup.leftOvers = state.dataBackup.leftOvers.filter(other => other !== leftOver)
  }
}

const whereOf = ({ kind, host, folder }: FileTarget, medium: Medium | undefined) =>
  [kind, medium?.id ?? host, folder].join(' ')

async function contentOf(chunks: Chunks): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const chunk of chunks) read.push(chunk)
  return Buffer.concat(read)
}

/** The panel keeps the files of the newest copy for a download only. */
async function removeEarlierFiles({ state, storage }: BackupServices): Promise<void> {
  const earlier = state.dataBackup.runs.filter(({ target, state: how }) => target === 'pc' && how === 'verified')
  const local = { ...state.dataBackup.settings.target, kind: 'pc' as const, folder: '' }
  for (const { name } of earlier.flatMap(({ files }) => files)) await storage.removeFile(local, name).catch(() => {})
}
