import { atom, computed, type ReadableAtom } from 'nanostores'
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
import { createPagedRows, type PageRequest } from '../../lib/remote/paged-rows'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { parseDeviceTime } from '../../lib/text/time-text'
import { windowOf } from '../../lib/time-range/range'
import { createRangeForm } from '../../lib/time-range/range-form'
import { signedInUser } from '../../session/session'
import { deviceNow } from '../../stores/clock'
import { createDataRange, panelTime } from '../../stores/data-range'
import { openExport } from '../../stores/exports'
import { createBeforeForm } from './changes-before'
import { exportSubjectOf } from './export-subject'
import { createFilters, NO_FILTERS, type Query, wantedBy } from './filters'

const ROWS_SECONDS = 5
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
  const { $filters, filter } = createFilters()
  const { $range, pickRange } = createDataRange(undefined)
  const $query: ReadableAtom<Query> = computed([$filters, $range], (filters, range) => ({ ...filters, range }))
  const $missing = atom(0)
  const $status = polled(readOperationLog, { everySeconds: STATUS_SECONDS })

  const rows = createPagedRows<Query, OperationEntry>({ $query, read: readRows, everySeconds: ROWS_SECONDS })

  async function readPage(query: Query, request: PageRequest, signal?: AbortSignal) {
    const wanted = wantedBy(query, query.range === undefined ? 0 : await panelTime(signal))
    return listOperations({ ...wanted, ...request }, signal)
  }

  async function readRows(query: Query, request: PageRequest, signal: AbortSignal) {
    const page = await readPage(query, request, signal)
    $missing.set(page.missing)
    return page
  }

  /** Without a clock, the time of the newest record is the best estimate. */
  function now(): number {
    const newest = lastKnown(rows.$rows.get())?.pages.get(0)?.[0]
    return deviceNow() ?? parseDeviceTime(newest?.kind === 'record' ? newest.time : '') ?? 0
  }

  return {
    $filters,
    filter,
    clearFilters: () => filter(NO_FILTERS),
    $range,
    pickRange,
    ...rows,
    /** Numbers that are missing in the range. */
    $missing: $missing as ReadableAtom<number>,
    $status,
    mayChangePolicy: signedInUser()?.roles.includes(POLICY_PERMISSION) ?? false,

    rangeForm: () => createRangeForm(windowOf($range.get() ?? '1h', now()), pickRange),
    beforeForm: () => createBeforeForm(now, pickRange),

    /** With all its changes. */
    operation: (number: number) => resource(signal => readOperation(number, signal)),

    policy: () => resource(readOperationLogSettings),
    policyForm: settingsForm(SETTINGS, {
      read: readOperationLogSettings,
      save: saveOperationLogSettings,
      onSaved: () => void $status.reload()
    }),

    export: () => openExport(exportSubjectOf($query.get(), lastKnown(rows.$rows.get())?.total, panelTime)),

    /** The newest that match, as many as fit on some pages of paper. */
    readPrinted: () => readPage($query.get(), { offset: 0, limit: MOST_PRINTED })
  }
}

export type OperationLogModel = ReturnType<typeof createOperationLog>
