import {
  clearOpcUaTrace,
  downloadOpcUaTrace,
  listOpcUaTraceLines,
  type OpcUaTraceLine,
  type OpcUaTraceSettings,
  readOpcUaTraceSettings,
  readOpcUaTraceStatus
} from '../../../api/opcua-trace'
import { followDownload } from '../../../lib/browser/download'
import { createPagedRows } from '../../../lib/remote/paged-rows'
import { polled } from '../../../lib/remote/polled'
import { resource } from '../../../lib/remote/resource'
import type { Versioned } from '../../../lib/remote/versioned'
import { notify } from '../../../stores/notices'
import { createFilters, type Filters, wantedBy } from './filters'
import { createTraceForm } from './settings-form'

const POLL_SECONDS = 5

export function createTrace(follow: (url: string) => unknown = followDownload) {
  const { $filters, filter } = createFilters()
  const $status = polled(readOpcUaTraceStatus, { everySeconds: POLL_SECONDS })
  const rows = createPagedRows<Filters, OpcUaTraceLine>({
    $query: $filters,
    read: (query, request, signal) => listOpcUaTraceLines({ ...wantedBy(query), ...request }, signal),
    everySeconds: POLL_SECONDS,
    countNewer: countLinesAfter
  })

  return {
    $filters,
    filter,
    ...rows,
    $status,

    /** As the panel holds them when they are edited. */
    newestSettings: () => resource(readOpcUaTraceSettings),
    settingsForm: (loaded: Versioned<OpcUaTraceSettings>) => createTraceForm(loaded, () => void $status.reload()),

    /** @throws ApiError */
    async clear(): Promise<void> {
      await clearOpcUaTrace()
      notify('opcuaTrace.cleared')
      rows.resume()
      await Promise.all([rows.refresh(), $status.reload()])
    },

    /** @throws ApiError */
    async download(): Promise<void> {
      const { url } = await downloadOpcUaTrace()
      follow(url)
    }
  }
}

/** The panel drops old lines, so that the total does not show how many are new. */
async function countLinesAfter(query: Filters, after: number, signal: AbortSignal): Promise<number> {
  return (await listOpcUaTraceLines({ ...wantedBy(query), after, limit: 1 }, signal)).total
}

export type TraceModel = ReturnType<typeof createTrace>
