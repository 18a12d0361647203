import { atom, computed } from 'nanostores'
import {
  announceProject,
  checkProjectOnMedium,
  dropCandidate,
  type ProjectCandidate,
  readCandidate,
  uploadProject
} from '../../api/project-management'
import { validateFile } from '../../lib/form/file-rules'
import { forgetUnsaved, registerUnsaved } from '../../lib/form/unsaved'
import { asApiError } from '../../lib/remote/as-api-error'
import { ApiError, refusalOf } from '../../lib/remote/failure'
import { type Transfer, transferOf } from '../../lib/remote/transfer'
import type { Message } from '../../lib/text/message'

export type Stage =
  | { status: 'idle' }
  | { status: 'sending'; transfer: Transfer }
  | { status: 'checking'; fileName: string }
  /** `sending`: the file was under way to the panel. */
  | { status: 'failed'; error: ApiError; fileName: string; sending: boolean }
  | { status: 'checked'; candidate: ProjectCandidate }

export const EXTENSION = '.hmip'
const RETRY_MS = 5_000
/** How long the panel may take to check a package without responding. */
const GIVE_UP_AFTER_MS = 360_000

/** Sends a package to the panel, which checks it; the running project is not affected. */
export function createCandidate() {
  const $file = atom<File | undefined>()
  const $fileError = atom<Message | undefined>()
  const $stage = atom<Stage>({ status: 'idle' })
  const unsavedKey = {}
  let current: AbortController | undefined
  let sending = false

  function finish(stage: Stage): void {
    current = undefined
    forgetUnsaved(unsavedKey)
    $stage.set(stage)
  }

  function reset(): void {
    $file.set(undefined)
    $fileError.set(undefined)
    finish({ status: 'idle' })
  }

  /** Runs one attempt; its result is ignored once it was cancelled or replaced. */
  async function run(fileName: string, work: (signal: AbortSignal) => Promise<ProjectCandidate>): Promise<void> {
    const attempt = new AbortController()
    current = attempt
    sending = false
    let stage: Stage
    try {
      stage = { status: 'checked', candidate: await work(attempt.signal) }
    } catch (thrown) {
      stage = { status: 'failed', error: asApiError(thrown), fileName, sending }
    }
    if (current === attempt) finish(stage)
  }

  async function send(file: File, signal: AbortSignal): Promise<ProjectCandidate> {
    const started = performance.now()
    let sent = 0
    const onProgress = (bytes: number) => {
      sent = bytes
      if (signal.aborted) return
      const transfer = transferOf(bytes, file.size, performance.now() - started)
      $stage.set(bytes < file.size ? { status: 'sending', transfer } : { status: 'checking', fileName: file.name })
    }
    const { id } = await announceProject({ file_name: file.name, size_bytes: file.size }, signal)
    sending = true
    try {
      return await uploadProject(id, file, { signal, onProgress })
    } catch (error) {
      if (sent < file.size) throw error
      return pollCandidate(id, asApiError(error), signal)
    }
  }

  /** Without a response, although all bytes were sent, the panel may still have checked the package: polls for the result. */
  async function pollCandidate(id: string, error: ApiError, signal: AbortSignal): Promise<ProjectCandidate> {
    const { kind } = error.failure
    const deadline = performance.now() + GIVE_UP_AFTER_MS
    if (kind === 'refused' || kind === 'cancelled' || kind === 'session') throw error
    for (;;) {
      try {
        return await readCandidate(id, signal)
      } catch (thrown) {
        if (refusalOf(thrown) && kind !== 'timeout') throw error
        if (asApiError(thrown).failure.kind === 'session' || performance.now() > deadline) throw error
      }
      await delay(RETRY_MS, signal)
    }
  }

  return {
    $file,
    $fileError,
    $stage,
    $inProgress: computed($stage, ({ status }) => status === 'sending' || status === 'checking'),
    reset,

    pickFile(file: File, maxBytes: number): void {
      $file.set(file)
      $fileError.set(validateFile(file, { extensions: [EXTENSION], maxBytes }))
      finish({ status: 'idle' })
    },

    async upload(): Promise<void> {
      const file = $file.get()
      if (!file || $fileError.get() || current) return
      registerUnsaved(unsavedKey)
      $stage.set({ status: 'sending', transfer: transferOf(0, file.size, 0) })
      await run(file.name, signal => send(file, signal))
    },

    async check(medium: string, path: string): Promise<void> {
      if (current) return
      $stage.set({ status: 'checking', fileName: path })
      await run(path, signal => checkProjectOnMedium({ medium, path }, signal))
    },

    /** Keeps the file selected. */
    cancel(): void {
      current?.abort()
      finish({ status: 'idle' })
    },

    /** Also deletes the package from the panel. */
    discard(): void {
      const stage = $stage.get()
      if (stage.status === 'checked') dropCandidate(stage.candidate.id).catch(() => {})
      reset()
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
