import type { DeviceClock } from './device-clock'
import { JobFailure } from './job-order'
import type { Jobs } from './jobs'
import type { BackupCopy, RecipeBackupState } from './recipe-backup-state'
import { checksumOf, countRecords, makeCopy, planRestore, restoreCopy, sizeOf } from './recipe-copies'
import type { PanelState } from './state'

const PERMISSION = 'backup-recipe'
const DAY = 86_400_000
const LOOK_FOR_CHANGES_MS = 10_000

export const BACKUP_JOBS = ['recipe-backup', 'recipe-restore']

export type RecipeBackups = ReturnType<typeof createRecipeBackups>

/** Takes copies of the recipes, by hand and by the clock of the panel, and puts them back. */
export function createRecipeBackups(clock: DeviceClock, state: PanelState, jobs: Jobs) {
  let cancel = () => {}
  const kept = () => state.recipeBackup
  const changes = () => state.recipes.reduce((sum, recipe) => sum + recipe.changes, 0)
  let copiedChanges = changes()

  function start(by: string) {
    const { settings } = kept()
    let copy: BackupCopy | undefined
    let changesRead = 0
    const read = () => {
      copy = makeCopy(state, clock.now(), by)
      changesRead = changes()
    }
    return jobs.start({
      kind: 'recipe-backup',
      subject: state.project?.name ?? '',
      permission: PERMISSION,
      startedBy: by,
      cancellable: true,
      steps: [
        { name: 'read', seconds: 1, work: read },
        { name: 'write', seconds: 3, begin: () => reach(kept()), work: () => write(kept(), copy, state) },
        { name: 'verify', seconds: 1, work: () => verify(kept(), copy) }
      ],
      onEnd: how => {
        if (how === 'done') {
          copiedChanges = changesRead
          dropOld(kept(), settings.keep_last)
        } else if (copy) remove(copy.id)
      },
      result: () => ({ name: copy?.name ?? '', id: copy?.id ?? '', target: settings.target })
    })
  }

  function restore(copy: BackupCopy, by: string) {
    const plan = planRestore(copy, state.recipes)
    const total = (field: 'added' | 'changed' | 'deleted') => plan.reduce((sum, it) => sum + it[field], 0)
    return jobs.start({
      kind: 'recipe-restore',
      subject: copy.name,
      permission: PERMISSION,
      startedBy: by,
      steps: [
        { name: 'check', seconds: 1, work: () => intact(kept(), copy) },
        { name: 'restore', seconds: 3, work: () => restoreCopy(copy, state.recipes) }
      ],
      result: () => ({
        added: total('added'),
        changed: total('changed'),
        deleted: total('deleted'),
        records: countRecords(copy)
      })
    })
  }

  function remove(id: string): void {
    const backup = kept()
    const copy = backup.copies.find(other => other.id === id)
    if (!copy) return
    backup.copies = backup.copies.filter(other => other !== copy)
    const medium = backup.media.find(({ target }) => target === copy.target)
    if (medium) medium.freeBytes += sizeOf(copy)
  }

  function dropOld(backup: RecipeBackupState, most: number): void {
    const same = backup.copies.filter(({ target }) => target === backup.settings.target)
    for (const { id } of same.sort((one, other) => other.madeAt - one.madeAt).slice(most)) remove(id)
  }

  /** Begins to wait anew, as after a change of the settings. */
  function plan(): void {
    cancel()
    cancel = () => {}
    const { schedule, daily_at } = kept().settings
    if (schedule === 'daily') cancel = clock.after(untilTime(clock.now(), daily_at), () => run(true))
    if (schedule === 'change') cancel = clock.after(LOOK_FOR_CHANGES_MS, () => run(changes() !== copiedChanges))
  }

  function run(due: boolean): void {
    if (due && !jobs.isRunning(...BACKUP_JOBS)) start('')
    plan()
  }

  clock.onSet(plan)
  plan()

  return { start, restore, remove, plan }
}

/** Milliseconds to the next `HH:mm` of the wall clock. */
function untilTime(now: number, text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  const wait = (hours * 60 + minutes) * 60_000 - (now % DAY)
  return wait > 0 ? wait : wait + DAY
}

function reach({ settings, media, ftpServer }: RecipeBackupState): void {
  const { target, ftp_host, ftp_user, ftp_password } = settings
  if ((target === 'usb' || target === 'sd') && !media.some(medium => medium.target === target && medium.present))
    throw new JobFailure('medium_missing')
  if (target === 'ftp' && ftp_host !== ftpServer.host) throw new JobFailure('ftp_unreachable')
  if (target === 'ftp' && (ftp_user !== ftpServer.user || ftp_password !== ftpServer.password))
    throw new JobFailure('ftp_login')
}

function write(backup: RecipeBackupState, copy: BackupCopy | undefined, { disk }: PanelState): void {
  if (!copy) return
  reach(backup)
  const medium = backup.media.find(({ target }) => target === copy.target)
  const free = medium?.freeBytes ?? disk.totalBytes - disk.usedBytes
  if (sizeOf(copy) > free) throw new JobFailure('target_full')
  if (medium) medium.freeBytes -= sizeOf(copy)
  const text = backup.readBackFault ? `${copy.text.slice(0, -1)} ` : copy.text
  backup.copies = [{ ...copy, text }, ...backup.copies]
}

function verify(backup: RecipeBackupState, copy: BackupCopy | undefined): void {
  reach(backup)
  const written = backup.copies.find(({ id }) => id === copy?.id)
  if (!written || checksumOf(written.text) !== copy?.checksum) throw new JobFailure('verify_failed')
}

function intact({ media }: RecipeBackupState, { target, text, checksum }: BackupCopy): void {
  if (target !== 'pc' && !media.some(medium => medium.target === target && medium.present))
    throw new JobFailure('medium_missing')
  if (checksumOf(text) !== checksum) throw new JobFailure('verify_failed')
}
