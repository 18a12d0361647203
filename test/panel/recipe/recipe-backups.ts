import type { DeviceClock } from '../device/device-clock'
import type { Jobs } from '../jobs/jobs'
import type { MailQueue } from '../mail/mail-queue'
import type { Mail } from '../mail/mailer'
import type { PanelState } from '../state'
import type { BackupCopy, BackupSettings, RecipeBackupState } from './backup-recipe-state'
import { intact, keep, reach, verify, write } from './recipe-backup-work'
import { countRecords, makeCopy, mediumOf, planMemory, planRestore, restoreCopy, sizeOf } from './recipe-copies'
import { mailCopy } from './recipe-mail'

const PERMISSION = 'backup-recipe'
const DAY = 86_400_000
const LOOK_FOR_CHANGES_MS = 10_000

export const BACKUP_JOBS = ['recipe-backup', 'recipe-restore']

export type RecipeBackups = ReturnType<typeof createRecipeBackups>

/** Backs up the recipes on request and on schedule, and restores them. */
export function createRecipeBackups(clock: DeviceClock, state: PanelState, jobs: Jobs, mailQueue: MailQueue) {
  let cancel = () => {}
  const kept = () => state.recipeBackup
  const changes = () => state.recipes.reduce((sum, recipe) => sum + recipe.changes, 0)
  let copiedChanges = changes()

  /** The medium that a job writes to or reads from. */
  let inUse: string | undefined

  /** To the target of the settings, or once to another one. */
  function start(by: string, target = kept().settings.target) {
    const settings = { ...kept().settings, target }
    inUse = state.media.find(({ kind }) => kind === settings.target)?.id
    let copy: BackupCopy | undefined
    let changesRead = 0
    const read = () => {
      copy = makeCopy({ ...state, recipeBackup: { ...kept(), settings } }, clock.now(), by)
      changesRead = changes()
    }
    const finish = () => {
      copiedChanges = changesRead
      dropOld(kept(), settings)
    }
    const send = async () => {
      if (!copy) return
      const made = copy
      const wait = (mail: Mail) =>
        mailQueue.add(mail, sent => {
          if (!sent) return
          keep(kept(), made)
          finish()
        })
      // Somebody who waits for the end of the job sees a failure at once; a mail of the schedule is tried again.
      await mailCopy(state, clock, made, settings.email_to, by === '' ? wait : undefined)
      keep(kept(), made)
    }
    return jobs.start({
      kind: 'recipe-backup',
      subject: state.project?.name ?? '',
      permission: PERMISSION,
      startedBy: by,
      cancellable: true,
      steps: [
        { name: 'read', seconds: 1, work: read },
        ...(settings.target === 'email'
          ? [{ name: 'send', seconds: 1, work: send, cancellable: false }]
          : [
              { name: 'write', seconds: 3, begin: () => reach(state, copy), work: () => write(state, copy) },
              { name: 'verify', seconds: 1, work: () => verify(state, copy) }
            ])
      ],
      onEnd: how => {
        inUse = undefined
        if (how === 'done') finish()
        else if (copy) remove(copy.id)
      },
      result: () => ({ name: copy?.name ?? '', id: copy?.id ?? '', target: settings.target, to: settings.email_to })
    })
  }

  function restore(copy: BackupCopy, by: string) {
    const plan = planRestore(copy, state.recipes)
    const memory = planMemory(copy, state.registers, clock.now())
    inUse = copy.mediumId
    const total = (field: 'added' | 'changed' | 'deleted') => plan.reduce((sum, it) => sum + it[field], 0)
    return jobs.start({
      kind: 'recipe-restore',
      subject: copy.name,
      permission: PERMISSION,
      startedBy: by,
      steps: [
        { name: 'check', seconds: 1, work: () => intact(state, copy) },
        { name: 'restore', seconds: 3, work: () => restoreCopy(copy, state, clock.now()) }
      ],
      onEnd: () => {
        inUse = undefined
      },
      result: () => ({
        added: total('added'),
        changed: total('changed'),
        deleted: total('deleted'),
        records: countRecords(copy),
        words: memory.reduce((sum, { changed }) => sum + changed, 0)
      })
    })
  }

  function remove(id: string): void {
    const backup = kept()
    const copy = backup.copies.find(other => other.id === id)
    if (!copy) return
    backup.copies = backup.copies.filter(other => other !== copy)
    const medium = mediumOf(state, copy)
    if (medium) medium.freeBytes += sizeOf(copy)
  }

  function dropOld(backup: RecipeBackupState, { target, keep_last: most }: BackupSettings): void {
    const same = backup.copies.filter(copy => copy.target === target)
    for (const { id } of same.sort((one, other) => other.madeAt - one.madeAt).slice(most)) remove(id)
  }

  /** Begins to wait anew, as after a change of the settings. */
  function plan(): void {
    cancel()
    cancel = () => {}
    const { schedule, daily_at } = kept().settings
    if (schedule === 'daily') cancel = clock.after(untilTime(clock.now(), daily_at), () => run(true))
    // While a copy waits to leave, another one would only queue up behind it.
    const isDue = () => changes() !== copiedChanges && mailQueue.length() === 0
    if (schedule === 'change') cancel = clock.after(LOOK_FOR_CHANGES_MS, () => run(isDue()))
  }

  function run(due: boolean): void {
    if (due && !jobs.isRunning(...BACKUP_JOBS)) start('')
    plan()
  }

  clock.onSet(plan)
  plan()

  return { start, restore, remove, plan, uses: (mediumId: string) => inUse === mediumId }
}

/** Milliseconds to the next `HH:mm` of the wall clock. */
function untilTime(now: number, text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  const wait = (hours * 60 + minutes) * 60_000 - (now % DAY)
  return wait > 0 ? wait : wait + DAY
}
