import { atom, type ReadableAtom } from 'nanostores'
import { asApiError } from '../../../lib/remote/as-api-error'
import type { ApiError } from '../../../lib/remote/failure'
import { type TimeWindow, windowOf } from '../../../lib/time-range/range'
import { signedInUser } from '../../../session/session'
import { $clock } from '../../../stores/clock'
import { panelTime } from '../../../stores/data-range'
import { $projectName } from '../../../stores/device'
import { $hmiName, $panelModel } from '../../../stores/hmi-name'
import type { $incident } from '../../../stores/incident'
import { $panelLanguage } from '../../../stores/panel-language'
import { type Incident, PARTS, type PartName, READERS } from './read-incident'
import type { ReportSource } from './report'

export type IncidentRun =
  | { step: 'reading'; part?: PartName; percent: number }
  | ({ step: 'ready' } & ReportSource)
  /** Nothing could be read. */
  | { step: 'failed'; error: ApiError }

/** Reads what the user may read of a range; what fails is missing, with its reason. */
export function createIncidentRun({ range, channels }: ReturnType<typeof $incident.get>) {
  const $run = atom<IncidentRun>({ step: 'reading', percent: 0 })
  let controller = new AbortController()
  /** Of the first try, so that Retry reads the same. */
  let window: TimeWindow | undefined

  async function read(signal: AbortSignal): Promise<IncidentRun> {
    window ??= windowOf(range, await panelTime(signal))
    const { username = '', name = '', roles = [] } = signedInUser() ?? {}
    const parts = PARTS.filter(part => roles.includes(part))
    const failures = new Map<PartName, ApiError>()
    let incident: Incident = { window, failures }
    for (const [index, part] of parts.entries()) {
      const onProgress = (share: number) =>
        signal.aborted || $run.set({ step: 'reading', part, percent: ((index + share) / parts.length) * 100 })
      onProgress(0)
      const reading = { window, channels, language: $panelLanguage.get(), signal, onProgress }
      try {
        incident = { ...incident, ...(await READERS[part](reading, incident)) }
      } catch (thrown) {
        const error = asApiError(thrown)
        if (signal.aborted || error.failure.kind === 'session') throw error
        failures.set(part, error)
      }
    }
    const [first] = failures.values()
    if (first && failures.size === parts.length) throw first
    return {
      step: 'ready',
      incident,
      maker: { username, name, parts },
      panel: { hmi: $hmiName.get(), model: $panelModel.get() ?? '', project: $projectName.get() },
      moment: { clock: $clock.get(), browser: Date.now() }
    }
  }

  async function start(): Promise<void> {
    const { signal } = controller
    $run.set({ step: 'reading', percent: 0 })
    const ended = await read(signal).catch((thrown): IncidentRun => ({ step: 'failed', error: asApiError(thrown) }))
    if (!signal.aborted) $run.set(ended)
  }

  return {
    $run: $run as ReadableAtom<IncidentRun>,

    start(): void {
      controller = new AbortController()
      void start()
    },

    stop: () => controller.abort()
  }
}
