import { computed, type ReadableAtom } from 'nanostores'
import {
  listOperations,
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
import { laterRequests } from '../../lib/remote/stoppable'
import { parseDeviceTime } from '../../lib/text/time-text'
import { signedInUser } from '../../session/session'
import { deviceNow } from '../../stores/clock'
import { createLogFilters, createRangedLog } from '../../stores/ranged-log'
import { createBeforeForm } from './changes-before'
import { EXPORTED } from './exported'
import { createFilters, type Query, wantedBy } from './filters'

const STATUS_SECONDS = 10
const MOST_PRINTED = 500

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
  const log = createRangedLog({ $query, wantedBy, read: listOperations, exported: EXPORTED })

  /** Without a clock, the time of the newest record is the best estimate. */
  function now(): number {
    const newest = lastKnown(log.list.$rows.get())?.pages.get(0)?.[0]
    return deviceNow() ?? parseDeviceTime(newest?.kind === 'record' ? newest.time : '') ?? 0
  }

  return {
    filters,
    list: log.list,
    export: log.export,
    /** Numbers that are missing in the range. */
    $missing: computed(log.$page, page => page?.missing ?? 0),
    $status,

    beforeForm: () => createBeforeForm(now, pickRange),

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
    },

    /** The newest that match, as many as fit on some pages of paper. */
    async readPrinted() {
      const later = laterRequests()
      const wanted = await log.wanted($query.get())
      return later(() => listOperations({ ...wanted, offset: 0, limit: MOST_PRINTED }))
    }
  }
}

export type OperationLogModel = ReturnType<typeof createOperationLog>
