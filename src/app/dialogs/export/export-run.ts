import { atom, type ReadableAtom } from 'nanostores'
import {
  cancelExport,
  type Export,
  type ExportFormat,
  type ExportLanguage,
  readExport,
  type StartedExport
} from '../../../api/exports'
import { followDownload } from '../../../lib/browser/download'
import type { OpenFile } from '../../../lib/browser/pick-file'
import type { SaveResult } from '../../../lib/form/form-options'
import { isNotFound } from '../../../lib/remote/failure'
import { withPurpose } from '../../../lib/remote/purpose'
import { type BegunDownload, beginDownload, type ExportPart } from '../../../stores/exports'
import { type Outcome, writeToFile } from './write-to-file'

export type ExportRun =
  | { step: 'choosing' }
  /** `away`: the panel does not respond. */
  | { step: 'running'; progress: Export | undefined; away: boolean }
  | Outcome

const EVERY_MS = 1000

/**
 * One export or download: written to a file of this computer where the browser can, else downloaded by the browser while the panel
 * reports how far it is. Only the panel's checksum makes it complete.
 */
export function createExportRun() {
  const $run = atom<ExportRun>({ step: 'choosing' })
  let controller = new AbortController()
  let polls = new AbortController()
  let id: string | undefined
  let writing = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Ends the run, so that nothing of it arrives later. */
  function end(outcome: Outcome): void {
    stop()
    $run.set(outcome)
  }

  async function follow(started: StartedExport, file: OpenFile | undefined, signal: AbortSignal): Promise<void> {
    clearTimeout(timer)
    try {
      const progress = await readExport(started.id, signal)
      // A file is complete or failed when it has been written.
      const outcome = file && progress.state !== 'cancelled' ? undefined : outcomeOf(progress)
      if (signal.aborted) return
      if (outcome) return end(outcome)
      $run.set({ step: 'running', progress, away: false })
    } catch (error) {
      const run = $run.get()
      if (signal.aborted || run.step !== 'running') return
      if (isNotFound(error)) return end({ step: 'failed', reason: 'forgotten' })
      $run.set({ ...run, away: true })
    }
    timer = setTimeout(() => void follow(started, file, signal), EVERY_MS)
  }

  /** A file that is being written is dropped, a download of the browser goes on. */
  function stop(): void {
    clearTimeout(timer)
    controller.abort()
    polls.abort()
  }

  function receive({ started, file }: BegunDownload): void {
    controller = new AbortController()
    polls = new AbortController()
    const { signal } = controller
    id = started.id
    writing = file !== undefined
    $run.set({ step: 'running', progress: undefined, away: false })
    if (file) void writeToFile(file, started, signal).then(outcome => !signal.aborted && end(outcome))
    else followDownload(started.url)
    void follow(started, file, withPurpose('poll', polls))
  }

  return {
    $run: $run as ReadableAtom<ExportRun>,

    /** @throws ApiError */
    async begin(
      part: ExportPart,
      format: ExportFormat,
      language: ExportLanguage,
      fileName: string
    ): Promise<SaveResult> {
      const download = await beginDownload(fileName, () => part.start(format, language))
      if (download) receive(download)
      return download ? 'saved' : 'cancelled'
    },

    receive,

    /** The panel breaks the download off, unless it has sent all of it; a file is dropped in any case. @throws ApiError */
    async cancel(): Promise<void> {
      if (id !== undefined) await cancelExport(id)
      if (writing && $run.get().step === 'running') end({ step: 'failed', reason: 'cancelled' })
    },

    /** After a run that has failed, with the choices of the last one. */
    chooseAgain: () => $run.set({ step: 'choosing' }),

    stop
  }
}

function outcomeOf(file: Export): Outcome | undefined {
  if (file.state === 'done') return { step: 'done', file, name: file.name }
  if (file.state === 'cancelled') return { step: 'failed', reason: 'cancelled' }
  return file.state === 'failed' ? { step: 'failed', reason: file.code ?? 'connection_lost' } : undefined
}
