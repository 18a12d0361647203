import { newFileTarget } from '../api/generated/limits/common'
import type { Job } from '../api/jobs'
import { flag, text } from '../lib/form/codecs'
import type { FieldEntry, Fields } from '../lib/form/field-table'
import type { FieldErrors } from '../lib/form/fields'
import type { Saving } from '../lib/form/form-options'
import type { Range, Rule } from '../lib/form/rules'
import { askingBeforeSave } from '../lib/form/save-question'
import { createSettingsForm, type SettingsForm, type SettingsOptions } from '../lib/form/settings-form'
import { timeOfDay } from '../lib/form/time-of-day'
import {
  type NewTarget,
  newTarget,
  type StoredTarget,
  TARGET_FIELDS,
  type TargetKind,
  type TargetValues,
  targetRules,
  targetValues,
  withUsualPort
} from '../lib/network/file-target'
import { createTargetTest, type TargetTestResult } from '../lib/network/target-test'
import { polled } from '../lib/remote/polled'
import { resource } from '../lib/remote/resource'
import type { Versioned } from '../lib/remote/versioned'
import type { Message, MessageKey } from '../lib/text/message'
import { namePatternRules } from '../lib/text/name-pattern'
import { followJobs } from './jobs'

/** Each content by itself, so that the changes of two people are merged. */
export type BackupValues<C extends string> = TargetValues & Record<C, boolean> & { schedule: string }

interface Backup<C, T> {
  contents: C[]
  target: T
}

/** The settings `P` of a backup, beside its contents `C` and its target. */
interface BackupOptions<C extends string, P extends object, V extends BackupValues<C>, M>
  extends Pick<SettingsOptions<P & Backup<C, StoredTarget>, V>, 'codes'> {
  kinds: readonly string[]
  contents: Readonly<Record<C, MessageKey>>
  /** If nothing is chosen. */
  noContents: Message
  fields: Fields<P, P, V>
  read(signal?: AbortSignal): Promise<Versioned<P & Backup<C, StoredTarget>>>
  save(request: P & Backup<C, NewTarget>, version: string): Saving
  readSituation(signal?: AbortSignal): Promise<M>
  start(target?: TargetKind): Promise<Job>
  test(target: NewTarget): Promise<TargetTestResult>
  /** `own`: was done from here to 'This PC', which is where its button was pressed. */
  onEnd(job: Job, own: boolean): void
}

const POLL_SECONDS = 10

/** What all backups have in common, whatever is backed up. */
export function createBackup<C extends string, P extends object, V extends BackupValues<C>, M>(
  options: BackupOptions<C, P, V, M>
) {
  type Stored = P & Backup<C, StoredTarget>
  const { kinds, contents, noContents, fields, read, save, readSituation, start, test, onEnd, ...codes } = options
  // A record has no other keys.
  const names = Object.keys(contents) as C[]
  const contentFields = Object.fromEntries(names.map(name => [name, flag(contents[name])]))
  const $settings = resource(read)
  const $situation = polled(readSituation, { everySeconds: POLL_SECONDS })
  let started: string | undefined
  const $followedJob = followJobs(kinds, job =>
    onEnd(job, job.id === started && job.state === 'done' && job.result?.target === 'pc')
  )

  function settingsForm(loaded: Versioned<Stored>) {
    const form: SettingsForm<V, Stored> = createSettingsForm<Stored, V>({
      ...codes,
      loaded,
      read: () => read(),
      write: (values, version) => {
        const chosen = names.filter(name => values[name])
        return save({ ...fields.requestOf(values), contents: chosen, target: newTarget(values) }, version)
      },
      valuesOf: ({ contents: chosen, target, ...plain }) => ({
        // What is left of P and the two.
        ...fields.valuesOf(plain as unknown as P),
        ...targetValues(target),
        ...Object.fromEntries(names.map(name => [name, chosen.includes(name)]))
      }),
      fields: { ...contentFields, ...TARGET_FIELDS, ...fields.fields },
      rules: { ...fields.rules, ...targetRules(() => form.$stored.get().target, newFileTarget) },
      normalize: fields.normalize,
      check: values =>
        // All are fields of V.
        ({
          ...(!names.some(name => values[name]) && { [`${names[0]}`]: noContents }),
          ...(values.kind === 'pc' && values.schedule !== 'none' && { schedule: 'common.schedule.needsTarget' })
        }) as FieldErrors<V>,
      onSaved(saved) {
        $settings.replace(saved)
        void $situation.reload()
      }
    })
    const targetTest = createTargetTest(form, test)
    return { ...askingBeforeSave(withUsualPort(form), targetTest.failed), targetTest }
  }

  return {
    $settings,
    $situation,
    $followedJob,

    /** @throws ApiError */
    async backUp(target?: TargetKind): Promise<void> {
      const job = await start(target)
      started = job.id
      $followedJob.adopt(job)
      await $situation.reload()
    },

    /** As the panel holds them when they are edited. */
    newestSettings: () => resource(read),
    settingsForm
  }
}

/** When a backup is made. */
export const timeField = <V>(applies: (values: V) => boolean): FieldEntry<string, string, V> =>
  text('common.schedule.timeOfDay', undefined, {
    applies,
    required: true,
    chars: 8,
    placeholder: '02:00',
    hint: 'common.schedule.clock',
    rules: [timeOfDay('common.schedule.time')]
  })

/** How its files are named. */
export const patternField = <V>(
  limit: Range,
  placeholders: readonly string[],
  placeholder: Message,
  ...rules: Rule<V>[]
): FieldEntry<string, string, V> =>
  text('common.backup.pattern', undefined, {
    required: true,
    rules: [...namePatternRules(limit, placeholders, { characters: 'common.file.invalidName', placeholder }), ...rules]
  })
