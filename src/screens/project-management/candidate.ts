import { atom } from 'nanostores'
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

/** How far a package is on its way to an update. */
export type Stage =
  | { status: 'idle' }
  | { status: 'sending'; transfer: Transfer }
  | { status: 'checking'; fileName: string }
  | { status: 'failed'; error: ApiError; fileName: string }
  | { status: 'checked'; candidate: ProjectCandidate }

export const ENDING = '.hmip'
const ASK_AGAIN_MS = 5_000
/** A panel that is silent after it has all bytes is still at work for so long. */
const ASK_UNTIL_MS = 360_000

/** Brings a package before the panel, which checks it without stopping anything. */
export function createCandidate(wait = pause) {
  const $file = atom<File | undefined>()
  const $fileError = atom<Message | undefined>()
  const $stage = atom<Stage>({ status: 'idle' })
  const identity = {}
  let underWay: AbortController | undefined

  function settle(stage: Stage): void {
    underWay = undefined
    forgetUnsaved(identity)
    $stage.set(stage)
  }

  function forget(): void {
    underWay?.abort()
    $file.set(undefined)
    $fileError.set(undefined)
    settle({ status: 'idle' })
  }

  /** Runs one attempt; what comes after a cancel changes nothing any more. */
  async function bring(fileName: string, work: (signal: AbortSignal) => Promise<ProjectCandidate>): Promise<void> {
    const mine = new AbortController()
    underWay = mine
    let stage: Stage
    try {
      stage = { status: 'checked', candidate: await work(mine.signal) }
    } catch (thrown) {
      stage = { status: 'failed', error: asApiError(thrown), fileName }
    }
    if (underWay === mine) settle(stage)
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
    try {
      return await uploadProject(id, file, { signal, onProgress })
    } catch (error) {
      if (sent < file.size) throw error
      return reattach(id, asApiError(error), signal)
    }
  }

  /** The answer was lost or is late, and the panel has all bytes: it may have checked them. */
  async function reattach(id: string, error: ApiError, signal: AbortSignal): Promise<ProjectCandidate> {
    const { kind } = error.failure
    const until = performance.now() + ASK_UNTIL_MS
    if (kind === 'refused' || kind === 'cancelled' || kind === 'session') throw error
    for (;;) {
      try {
        return await readCandidate(id, signal)
      } catch (thrown) {
        if (refusalOf(thrown) && kind !== 'timeout') throw error
        if (asApiError(thrown).failure.kind === 'session' || performance.now() > until) throw error
      }
      await wait(ASK_AGAIN_MS, signal)
    }
  }

  return {
    $file,
    $fileError,
    $stage,
    forget,

    pickFile(file: File, mostBytes: number): void {
      $file.set(file)
      $fileError.set(validateFile(file, { endings: [ENDING], mostBytes }))
      settle({ status: 'idle' })
    },

    async upload(): Promise<void> {
      const file = $file.get()
      if (!file || $fileError.get() || underWay) return
      registerUnsaved(identity)
      $stage.set({ status: 'sending', transfer: transferOf(0, file.size, 0) })
      await bring(file.name, signal => send(file, signal))
    },

    async check(medium: string, path: string): Promise<void> {
      if (underWay) return
      $stage.set({ status: 'checking', fileName: path })
      await bring(path, signal => checkProjectOnMedium({ medium, path }, signal))
    },

    /** The file stays chosen. */
    cancel(): void {
      underWay?.abort()
      settle({ status: 'idle' })
    },

    /** What was sent is of no use to anybody. */
    drop(): void {
      const stage = $stage.get()
      if (stage.status === 'checked') dropCandidate(stage.candidate.id).catch(() => {})
      forget()
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new ApiError({ kind: 'cancelled' }))
    })
  })
}
