import { atom, computed } from 'nanostores'
import { rememberInTab, takeFromTab } from '../browser/tab-storage'
import { validateFile } from '../form/file-rules'
import { forgetUnsaved, registerUnsaved } from '../form/unsaved'
import { formatBytes } from '../text/measures'
import type { Message } from '../text/message'
import { asApiError } from './as-api-error'
import { CONTENT_TOO_LARGE, detailsIn } from './details'
import { ApiError, refusalOf } from './failure'
import { withPurpose } from './purpose'
import { type Transfer, transferOf } from './transfer'

export type UploadStage<T> =
  | { status: 'idle' }
  | { status: 'sending'; transfer: Transfer }
  | { status: 'checking'; fileName: string }
  /** `sending`: the file was under way to the panel. */
  | { status: 'failed'; error: ApiError; fileName: string; sending: boolean }
  | { status: 'checked'; candidate: T }

export interface UploadWatch {
  signal: AbortSignal
  onProgress(sentBytes: number): void
}

interface Calls<T> {
  /** Under which this tab remembers the id of the checked package. */
  key: string
  /** Such as `.zip`. */
  extension: string
  /** Reserves space before anything is sent. */
  announce(file: { file_name: string; size_bytes: number }, signal: AbortSignal): Promise<{ id: string }>
  /** Returns what the panel has found in the file. */
  send(id: string, file: Blob, watch: UploadWatch): Promise<T>
  /** For a lost response: what the panel has found; refused until the file has come. */
  read(id: string, signal: AbortSignal): Promise<T>
}

const RETRY_MS = 5_000
/** How long the panel may take to check a package without responding. */
const GIVE_UP_AFTER_MS = 360_000

/** Sends a package to the panel, which checks it before anything is stopped for it. */
export function createPackageUpload<T extends { id: string }>({ key, extension, announce, send, read }: Calls<T>) {
  const $file = atom<File | undefined>()
  const $fileError = atom<Message | undefined>()
  const $stage = atom<UploadStage<T>>({ status: 'idle' })
  const unsavedKey = {}
  let current: AbortController | undefined
  let sending = false

  function finish(stage: UploadStage<T>): void {
    current = undefined
    forgetUnsaved(unsavedKey)
    $stage.set(stage)
  }

  /** Runs one attempt; its result is ignored once it was cancelled or replaced. */
  async function run(fileName: string, work: (signal: AbortSignal) => Promise<T>): Promise<void> {
    const attempt = new AbortController()
    current = attempt
    sending = false
    let stage: UploadStage<T>
    try {
      stage = { status: 'checked', candidate: await work(attempt.signal) }
    } catch (thrown) {
      if (current !== attempt) return
      stage = failedStage(asApiError(thrown), fileName)
    }
    if (current !== attempt) return
    if (stage.status === 'checked') rememberInTab(key, stage.candidate.id)
    finish(stage)
  }

  /**
   * A server may have a limit of its own, which shows only while the file is sent. Without a response nothing is unconfirmed,
   * as a check changes nothing.
   */
  function failedStage(thrown: ApiError, fileName: string): UploadStage<T> {
    const error = thrown.failure.kind === 'unconfirmed' ? new ApiError({ kind: 'unreachable' }) : thrown
    const refusal = refusalOf(error)
    if (refusal?.status !== 413) return { status: 'failed', error, fileName, sending }
    const { limit_bytes: most } = detailsIn(refusal, CONTENT_TOO_LARGE)
    // The page of a web server has none.
    $fileError.set(
      most === undefined ? 'common.upload.tooLarge' : ['errors.file.tooLarge', { most: formatBytes(most) }]
    )
    return { status: 'idle' }
  }

  async function sendAll(file: File, signal: AbortSignal): Promise<T> {
    const started = performance.now()
    let sent = 0
    const onProgress = (bytes: number) => {
      sent = bytes
      if (signal.aborted) return
      const transfer = transferOf(bytes, file.size, performance.now() - started)
      $stage.set(bytes < file.size ? { status: 'sending', transfer } : { status: 'checking', fileName: file.name })
    }
    const { id } = await announce({ file_name: file.name, size_bytes: file.size }, signal)
    sending = true
    try {
      return await send(id, file, { signal, onProgress })
    } catch (error) {
      if (sent < file.size) throw error
      return pollCandidate(id, asApiError(error), signal)
    }
  }

  /** Without a response, although all bytes were sent, the panel may still have checked the package: polls for the result. */
  async function pollCandidate(id: string, error: ApiError, signal: AbortSignal): Promise<T> {
    const { kind } = error.failure
    const deadline = performance.now() + GIVE_UP_AFTER_MS
    if (kind === 'refused' || kind === 'cancelled' || kind === 'session') throw error
    for (;;) {
      try {
        return await read(id, withPurpose('poll', { signal }))
      } catch (thrown) {
        if (refusalOf(thrown) && kind !== 'timeout') throw error
        if (asApiError(thrown).failure.kind === 'session' || performance.now() > deadline) throw error
      }
      await delay(RETRY_MS, signal)
    }
  }

  /** @throws ApiError `candidate_gone` when the panel no longer has it */
  async function readAgain(id: string, signal: AbortSignal): Promise<T> {
    try {
      return await read(id, signal)
    } catch (thrown) {
      const refusal = refusalOf(thrown)
      if (refusal?.status === 404) throw new ApiError({ ...refusal, code: 'candidate_gone' })
      rememberInTab(key, id)
      throw thrown
    }
  }

  /** For a package that the panel has already. */
  async function check(fileName: string, work: (signal: AbortSignal) => Promise<T>): Promise<void> {
    if (current) return
    $stage.set({ status: 'checking', fileName })
    await run(fileName, work)
  }

  return {
    $file,
    $fileError,
    $stage,
    $inProgress: computed($stage, ({ status }) => status === 'sending' || status === 'checking'),

    reset(): void {
      takeFromTab(key)
      $file.set(undefined)
      $fileError.set(undefined)
      finish({ status: 'idle' })
    },

    pickFile(file: File, maxBytes: number): void {
      $file.set(file)
      $fileError.set(validateFile(file, { extensions: [extension], maxBytes }))
      finish({ status: 'idle' })
    },

    async upload(): Promise<void> {
      const file = $file.get()
      if (!file || $fileError.get() || current) return
      registerUnsaved(unsavedKey)
      $stage.set({ status: 'sending', transfer: transferOf(0, file.size, 0) })
      await run(file.name, signal => sendAll(file, signal))
    },

    check,

    /** Shows the package that was checked before this page was left or reloaded, or that it is gone. */
    async resume(): Promise<void> {
      const id = takeFromTab(key)
      if (id !== undefined) await check('', signal => readAgain(id, signal))
    },

    /** Keeps the file selected. */
    cancel(): void {
      current?.abort()
      finish({ status: 'idle' })
    }
  }
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer)
      reject(new ApiError({ kind: 'cancelled' }))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', cancel)
  })
}
