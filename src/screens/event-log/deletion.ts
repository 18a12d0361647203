import { atom, type ReadableAtom } from 'nanostores'
import type { FieldTexts, RefusalTexts } from '../../api/client/refusal-types'
import {
  deleteEvents,
  type EventDeletionFault,
  type EventDeletionPlan,
  type EventDeletionRefusal,
  type EventSettings,
  planEventDeletion,
  readEventSettings,
  saveEventSettings
} from '../../api/event-log'
import { eventDeletion, eventSettingsUpdate } from '../../api/generated/limits/event-log'
import { number, text } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import { createForm, type Form } from '../../lib/form/form'
import { length, required } from '../../lib/form/rules'
import { settingsForm } from '../../lib/form/settings-form'
import { resource } from '../../lib/remote/resource'
import { laterRequests } from '../../lib/remote/stoppable'
import type { Versioned } from '../../lib/remote/versioned'
import { sendDeviceTime, showDeviceTime } from '../../lib/text/time-text'
import { readTypedTime } from '../../lib/text/typed-time'
import { windowOf } from '../../lib/time-range/range'

const CODES: FieldTexts<EventDeletionFault> = {
  invalid_date: 'range.malformed',
  in_the_future: 'eventLog.deletion.future'
}

export const DELETION_REASONS: RefusalTexts<EventDeletionRefusal> = { records_changed: 'eventLog.deletion.changed' }

interface Planned {
  plan: EventDeletionPlan
  settle: (agreed: boolean) => void
}

interface Retention extends EventSettings {
  reason: string
}
type RetentionValues = Edited<EventSettings, Retention>

/** A shorter retention deletes events at once, for a reason. */
function retentionTable(stored: EventSettings) {
  const applies = ({ retention_days }: RetentionValues) => Number(retention_days) < stored.retention_days
  const { retention_days, reason } = eventSettingsUpdate
  return fields<EventSettings, Retention>({
    retention_days: number('eventLog.retention.days', retention_days, {
      hint: 'eventLog.retention.hint',
      unit: 'common.term.days'
    }),
    reason: {
      ...text('common.term.reason', reason, { applies, trim: true, required: true, hint: 'common.reason.hint' }),
      parse: () => '',
      rules: [length(...reason), required]
    }
  })
}

/** What deletes events: by a time, or by a shorter retention. Both are confirmed by a plan of the panel. */
export function createDeletion(now: () => number, refresh: () => Promise<unknown>) {
  const $planned = atom<Planned | undefined>()

  const confirmed = (plan: EventDeletionPlan): Promise<boolean> =>
    new Promise(resolve => {
      const settle = (agreed: boolean) => {
        $planned.set(undefined)
        resolve(agreed)
      }
      $planned.set({ plan, settle })
    })

  return {
    $planned: $planned as ReadableAtom<Planned | undefined>,

    settings: () => resource(readEventSettings),
    retentionForm: (loaded: Versioned<EventSettings>) =>
      settingsForm(retentionTable(loaded.value), {
        read: readEventSettings,
        async save({ retention_days, reason }, version, before) {
          const later = laterRequests()
          const deletion = retention_days < before.retention_days && (await planEventDeletion({ retention_days }))
          const isEmpty = !deletion || deletion.total === 0
          if (!isEmpty && !(await confirmed(deletion))) return 'cancelled'
          const why = !isEmpty && { total: deletion.total, reason }
          await later(() => saveEventSettings({ retention_days, ...why }, version))
          return 'saved'
        },
        onSaved: () => void refresh()
      })(loaded),

    form: (onDone: (count: number) => void): Form<{ before: string; reason: string }> =>
      createForm({
        initial: { before: showDeviceTime(windowOf('week', now()).from), reason: '' },
        rules: { reason: [required, length(...eventDeletion.reason)] },
        check: ({ before }) => (readTypedTime(before, 'start') === undefined ? { before: 'range.malformed' } : {}),
        codes: CODES,
        async save(values) {
          const later = laterRequests()
          const before = sendDeviceTime(readTypedTime(values.before, 'start') ?? 0)
          const { total, ...plan } = await planEventDeletion({ before })
          if (total > 0 && !(await confirmed({ total, ...plan }))) return 'cancelled'
          const deletion = { before, total, reason: values.reason.trim() }
          const deleted = total > 0 ? (await later(() => deleteEvents(deletion))).deleted : 0
          await refresh()
          onDone(deleted)
          return 'saved'
        }
      })
  }
}
