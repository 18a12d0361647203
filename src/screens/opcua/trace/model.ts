import { opcUaTraceSettings as limits } from '../../../api/generated/limits/opcua-trace'
import {
  clearOpcUaTrace,
  downloadOpcUaTrace,
  listOpcUaTraceLines,
  type OpcUaTraceLine,
  type OpcUaTraceSettings,
  readOpcUaTraceSettings,
  readOpcUaTraceStatus,
  saveOpcUaTraceSettings
} from '../../../api/opcua/trace'
import { followDownload } from '../../../lib/browser/download'
import { choice, number, setOf } from '../../../lib/form/codecs'
import { fields } from '../../../lib/form/field-table'
import { settingsForm } from '../../../lib/form/settings-form'
import { createPagedRows } from '../../../lib/remote/paged-rows'
import { polled } from '../../../lib/remote/polled'
import { readFirst } from '../../../lib/remote/read-first'
import { resource } from '../../../lib/remote/resource'
import type { Translator } from '../../../lib/text/i18n'
import { notify } from '../../../stores/notices'
import { CATEGORIES, createFilters, type Filters, limitsOf, wantedBy } from './filters'
import { CATEGORY_TEXTS, LEVEL_TEXTS } from './texts'

const POLL_SECONDS = 5

const SETTINGS = fields<OpcUaTraceSettings, OpcUaTraceSettings>({
  level: choice('opcuaTrace.level', LEVEL_TEXTS, { hint: 'opcuaTrace.level.hint' }),
  categories: setOf('opcuaTrace.categories', (category, t) => t(CATEGORY_TEXTS[category]), { of: CATEGORIES }),
  file_mb: number('opcuaTrace.size', limits.file_mb, { hint: 'common.term.oneToTen', unit: 'units.megabytes' }),
  files: number('opcuaTrace.files', limits.files, { hint: 'opcuaTrace.files.hint' }),
  auto_off_minutes: number('opcuaTrace.autoOff', limits.auto_off_minutes, {
    hint: 'common.term.minutesOrNever',
    unit: 'units.minutes'
  })
})

export function createTrace(follow: (url: string) => unknown = followDownload) {
  const filters = createFilters()
  const $status = polled(readOpcUaTraceStatus, { everySeconds: POLL_SECONDS })
  const list = createPagedRows<Filters, OpcUaTraceLine>({
    $query: filters.$filters,
    read: (query, request, signal) => listOpcUaTraceLines({ ...wantedBy(query), ...request }, signal),
    everySeconds: POLL_SECONDS,
    countsAfter: true
  })

  return {
    filters,
    list,
    printed: {
      limits: (t: Translator['t']) => limitsOf(filters.$filters.get(), t),
      read(most: number, signal: AbortSignal) {
        const wanted = wantedBy(filters.$filters.get())
        return readFirst(request => listOpcUaTraceLines({ ...wanted, ...request }, signal), most)
      }
    },
    $status,

    settings: {
      /** As the panel holds them when they are edited. */
      read: () => resource(readOpcUaTraceSettings),
      form: settingsForm(SETTINGS, {
        read: readOpcUaTraceSettings,
        save: saveOpcUaTraceSettings,
        onSaved: () => void $status.reload()
      })
    },

    /** @throws ApiError */
    async clear(): Promise<void> {
      await clearOpcUaTrace()
      notify('opcuaTrace.cleared')
      list.resume()
      await Promise.all([list.refresh(), $status.reload()])
    },

    /** @throws ApiError */
    async download(): Promise<void> {
      follow((await downloadOpcUaTrace()).url)
    }
  }
}

export type TraceModel = ReturnType<typeof createTrace>
