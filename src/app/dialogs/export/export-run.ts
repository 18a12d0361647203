import { atom, type ReadableAtom } from 'nanostores'
import { cancelExport, type Export, type ExportFormat, readExport, type StartedExport } from '../../../api/exports'
import { followDownload } from '../../../lib/browser/download'
import { type OpenFile, pickFile } from '../../../lib/browser/pick-file'
import type { SaveResult } from '../../../lib/form/form'
import { refusalOf } from '../../../lib/remote/failure'
import type { ExportPart } from '../../../stores/exports'
import { type Outcome, writeToFile } from './write-to-file'

export type ExportRun =
  | { step: 'choosing' }
  /** `away`: the panel does not respond. */
  | { step: 'running'; progress: Export | undefined; away: boolean }
  | Outcome

const EVERY_MS = 1000

interface Ways {
  pick: (name: string) => ReturnType<typeof pickFile>
  /** Has the browser download from a one-time address. */
  download: (address: string) => unknown
}

const WAYS: Ways = { pick: pickFile, download: followDownload }

/**
 * One export: written to a file of this computer where the browser can, else downloaded by the browser while the panel
 * reports how far it is. Only the panel's checksum makes it complete.
 */
export function createExportRun({ pick, download }: Ways = WAYS) {
  const $run = atom<ExportRun>({ step: 'choosing' })
  const controller = new AbortController()
  const { signal } = controller
  let id: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const isRunning = () => $run.get().step === 'running' && !signal.aborted

  function settle(outcome: Outcome): void {
    clearTimeout(timer)
    if (isRunning()) $run.set(outcome)
  }

  async function follow(started: StartedExport, file: OpenFile | undefined): Promise<void> {
    clearTimeout(timer)
    try {
      const progress = await readExport(started.id, signal)
      const outcome = file ? undefined : outcomeOf(progress)
      if (outcome) settle(outcome)
      else if (isRunning()) $run.set({ step: 'running', progress, away: false })
    } catch (error) {
      const run = $run.get()
      if (refusalOf(error)?.status === 404) settle({ step: 'failed', reason: 'forgotten' })
      else if (run.step === 'running') $run.set({ ...run, away: true })
    }
    if (isRunning()) timer = setTimeout(() => void follow(started, file), EVERY_MS)
  }

  return {
    $run: $run as ReadableAtom<ExportRun>,

    /** The file is chosen first, because a browser offers that only right after a click. @throws ApiError */
    async begin(part: ExportPart, format: ExportFormat, fileName: string): Promise<SaveResult> {
      const picked = await pick(fileName)
      if (picked === 'declined') return 'cancelled'
      const file = picked === 'unsupported' ? undefined : picked
      const started = await part.start(format).catch(async error => {
        await file?.abort()
        throw error
      })
      id = started.id
      $run.set({ step: 'running', progress: undefined, away: false })
      if (file) void writeToFile(file, started, signal).then(settle)
      else download(started.url)
      void follow(started, file)
      return 'saved'
    },

    /** The panel breaks the download off. @throws ApiError */
    async cancel(): Promise<void> {
      if (id !== undefined) await cancelExport(id)
    },

    /** The dialog has gone: a file that is being written is dropped, a download of the browser goes on. */
    stop(): void {
      clearTimeout(timer)
      controller.abort()
    }
  }
}

function outcomeOf(file: Export): Outcome | undefined {
  if (file.state === 'done') return { step: 'done', file, name: file.name }
  if (file.state === 'cancelled') return { step: 'failed', reason: 'cancelled' }
  return file.state === 'failed' ? { step: 'failed', reason: file.code ?? 'connection_lost' } : undefined
}
