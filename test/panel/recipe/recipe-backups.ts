import { untilTime } from '../backup/schedule'
import type { DeviceClock } from '../device/device-clock'
import { JobFailure } from '../jobs/job-definition'
import type { Jobs } from '../jobs/jobs'
import type { MailQueue } from '../mail/mail-queue'
import type { Mail } from '../mail/mailer'
import { presentMedia } from '../project/present-media'
import type { PanelState } from '../state'
import type { Storage } from '../storage/storage'
import type { BackupCopy } from './backup-recipe-state'
import { dropOldCopies, readCopy, removeCopy } from './recipe-backup-work'
import { copyText, fileOf, makeCopy, mediumOf } from './recipe-copies'
import { mailCopy } from './recipe-mail'
import { countRecords, planMemory, planRestore, restoreCopy } from './recipe-restore'

const PERMISSION = 'backup-recipe'
const LOOK_FOR_CHANGES_MS = 10_000

export const BACKUP_JOBS = ['recipe-backup', 'recipe-restore']

export type RecipeBackups = ReturnType<typeof createRecipeBackups>

/** Backs up the recipes on request and on schedule, and restores them. */
export function createRecipeBackups(
  clock: DeviceClock,
  state: PanelState,
  jobs: Jobs,
  mailQueue: MailQueue,
  storage: Storage
) {
  let cancel = () => {}
  const kept = () => state.recipeBackup
  const changes = () => state.recipes.reduce((sum, recipe) => sum + recipe.changes, 0)
  let copiedChanges = changes()

  /** The medium that a job writes to or reads from. */
  let inUse: string | undefined

  /** To the target of the settings, or once to another kind of it. */
  function start(by: string, kind = kept().settings.target.kind) {
    const settings = { ...kept().settings, target: { ...kept().settings.target, kind } }
    inUse = presentMedia(state).find(medium => medium.kind === kind)?.id
    let text = ''
    let copy: BackupCopy | undefined
    let changesRead = 0
    /** Settles when nothing is written any more. */
    let writing: Promise<unknown> = Promise.resolve()

    const made = (): BackupCopy => {
      if (!copy) throw new Error('A copy is made by the first step')
      return copy
    }
    const read = () => {
      text = copyText(state, settings, clock.now())
      copy = makeCopy(state, settings, clock.now(), by, text)
      changesRead = changes()
    }
    const begin = () => {
      if (copy?.mediumId && !mediumOf(state, copy)) throw new JobFailure('medium_missing')
    }
    const write = () => {
      writing = storage.writeFile(settings.target, fileOf(made()), [Buffer.from(text)])
      return writing
    }
    const verify = async () => {
      await storage.readBack(settings.target, fileOf(made()), made().checksum)
      await keep()
    }
    const keep = async () => {
      kept().copies = [made(), ...kept().copies.filter(({ id }) => id !== made().id)]
      copiedChanges = changesRead
      if (kind !== 'pc') kept().failedAt = undefined
      await dropOldCopies(state, storage, made(), settings.keep_last)
    }
    const send = async () => {
      const wait = (mail: Mail) => mailQueue.add(mail, sent => void (sent && keep()))
      // Somebody who waits for the end of the job sees a failure at once; a mail of the schedule is tried again.
      await mailCopy(state, clock, made(), text, settings.email_to, by === '' ? wait : undefined)
      await keep()
    }
    /** Nothing of a copy that did not come about is left. */
    const discard = async () => {
      await writing.catch(() => {})
      if (copy) await removeCopy(state, storage, copy)
    }
    return jobs.start({
      kind: 'recipe-backup',
      subject: state.project?.name ?? '',
      permission: PERMISSION,
      startedBy: by,
      cancellable: true,
      steps: [
        { name: 'read', seconds: 1, work: read },
        ...(kind === 'email'
          ? [{ name: 'send', seconds: 1, work: send, cancellable: false }]
          : [
              { name: 'write', seconds: 3, begin, work: write },
              { name: 'verify', seconds: 1, work: verify, cancellable: false }
            ])
      ],
      onEnd: how => {
        inUse = undefined
        if (how === 'failed' && kind !== 'pc') kept().failedAt = clock.now()
        // What cannot be deleted is no copy that counts.
        if (how !== 'done' && kind !== 'email') discard().catch(() => {})
      },
      result: () => ({ name: copy?.name ?? '', id: copy?.id ?? '', target: kind, to: settings.email_to })
    })
  }

  /** @param text the content of the copy that is restored */
  function restore(copy: BackupCopy, text: string, by: string) {
    const plan = planRestore(text, state.recipes)
    const memory = planMemory(text, state.registers, clock.now())
    inUse = copy.mediumId
    const total = (field: 'added' | 'changed' | 'deleted') => plan.reduce((sum, it) => sum + it[field], 0)
    return jobs.start({
      kind: 'recipe-restore',
      subject: copy.name,
      permission: PERMISSION,
      startedBy: by,
      steps: [
        { name: 'check', seconds: 1, work: () => readCopy(state, storage, copy) },
        { name: 'restore', seconds: 3, work: () => restoreCopy(text, state, clock.now()) }
      ],
      onEnd: () => {
        inUse = undefined
      },
      result: () => ({
        added: total('added'),
        changed: total('changed'),
        deleted: total('deleted'),
        records: countRecords(text),
        words: memory.reduce((sum, { changed }) => sum + changed, 0)
      })
    })
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

  return { start, restore, plan, uses: (mediumId: string) => inUse === mediumId }
}
