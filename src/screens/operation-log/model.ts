import { computed, type ReadableAtom } from 'nanostores'
import {
  listOperations,
  type OperationEntry,
  type OperationLogSettings,
  readOperation,
  readOperationLog,
  readOperationLogSettings,
  saveOperationLogSettings
} from '../../api/operation-log'
import { choice } from '../../lib/form/codecs'
import { fields } from '../../lib/form/field-table'
import { settingsForm } from '../../lib/form/settings-form'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { parseDeviceTime } from '../../lib/text/time-text'
import { signedInUser } from '../../session/session'
import { deviceNow } from '../../stores/clock'
import { loadFieldWords } from '../../stores/operations/loaded-words'
import { createLogFilters, createRangedLog } from '../../stores/ranged-log'
import { createBeforeForm } from './changes-before'
import { EXPORTED } from './exported'
import { createFilters, type Query, wantedBy } from './filters'

const numberedBy = (entry: OperationEntry) => (entry.kind === 'record' ? entry : undefined)

const STATUS_SECONDS = 10

/** Saving the policy needs this permission, because the log is about all accounts. */
const POLICY_PERMISSION = 'account-management'

const SETTINGS = fields<OperationLogSettings, OperationLogSettings>({
  when_full: choice(
    'operationLog.policy',
    { overwrite: 'operationLog.policy.overwrite', stop: 'operationLog.policy.stop' },
    { control: 'radio', hint: 'operationLog.policy.hint' }
  )
})

export function createOperationLog() {
  const filters = createLogFilters(createFilters(), '1h', now)
  const { $filters, $range, pickRange } = filters
  const $query: ReadableAtom<Query> = computed([$filters, $range], (chosen, range) => ({ ...chosen, range }))
  const $status = polled(readOperationLog, { everySeconds: STATUS_SECONDS })
  const log = createRangedLog({
    $query,
    wantedBy,
    async read(request, signal) {
      const page = await listOperations(request, signal)
      await loadFieldWords()
      return page
    },
    numberedBy,
    uncounted: ({ gaps = 0 }) => gaps,
    exported: EXPORTED
  })

  /** Without a clock, the time of the newest record is the best estimate. */
  function now(): number {
    const newest = lastKnown(log.list.$rows.get())?.pages.get(0)?.[0]
    return deviceNow() ?? parseDeviceTime(newest?.kind === 'record' ? newest.time : '') ?? 0
  }

  return {
    filters,
    list: log.list,
    $marked: log.$marked,
    export: log.export,
    printed: log.printed,
    $gaps: log.$uncounted,
    /** Numbers that are missing in the range. */
    $missing: computed(log.$page, page => page?.missing ?? 0),
    /** Nothing matches: a gap is listed whatever is filtered. */
    $onlyGaps: computed(log.list.$rows, rows => {
      const { total = 0, pages } = lastKnown(rows) ?? {}
      const read = [...(pages?.values() ?? [])].flat()
      return total > 0 && read.length === total && read.every(({ kind }) => kind === 'gap')
    }),
    $status,

    beforeForm: () => createBeforeForm(now, pickRange),

    /** The time of the oldest record. */
    oldest: () =>
      resource(async signal => {
        const { oldest } = await readOperationLog(signal)
        return oldest === null ? undefined : (await readOperation(oldest, signal)).time
      }),

    /** With all its changes. */
    operation: (number: number) => resource(signal => readOperation(number, signal)),

    policy: {
      mayChange: signedInUser()?.roles.includes(POLICY_PERMISSION) ?? false,
      read: () => resource(readOperationLogSettings),
      form: settingsForm(SETTINGS, {
        read: readOperationLogSettings,
        save: saveOperationLogSettings,
        onSaved: () => void $status.reload()
      })
    }
  }
}

export type OperationLogModel = ReturnType<typeof createOperationLog>
