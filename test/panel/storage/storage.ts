import { createHash } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { PanelState } from '../state'
import type { Chunks, FileStore } from './file-store'
import { openFtp } from './ftp-store'
import { resolveServer } from './server-context'
import { openSftp } from './sftp-store'
import { type FileTarget, isServer, TargetFailure } from './target'
import { createSteps, type Steps } from './target-steps'
import { openVolume } from './volume-store'

export interface WrittenFile {
  bytes: number
  sha256: string
}

export type Storage = ReturnType<typeof createStorage>

const TEST_CONTENT = Buffer.from('Written by the panel to test this target; it may be deleted.\n')

/** Writes files to targets inside and outside the panel, and reads them back. All methods throw TargetFailure. */
export function createStorage(clock: DeviceClock, state: PanelState, power: Power) {
  let running = new AbortController()
  /** Temporary files that are being written. */
  const inUse = new Set<string>()
  /** Failed tests by their targets, until something is read back from there. */
  const failedTests = new Map<string, Schemas['FailedTargetTest']>()
  const keyOf = (target: FileTarget) => JSON.stringify(Object.entries(target).sort())
  power.onStop(() => {
    running.abort()
    running = new AbortController()
  })

  async function open(target: FileTarget, steps: Steps = createSteps(target.kind), onFingerprint = (_: string) => {}) {
    if (!isServer(target.kind)) return openVolume(target, { state, now: clock.now, steps })
    const { signal } = running
    const timeoutMs = state.targetTimeoutSeconds * 1000
    const rest = { steps, timeoutMs, signal, now: clock.now, onFingerprint }
    const context = await resolveServer(target, await state.fileNetwork(), rest)
    return target.kind === 'sftp' ? openSftp(target, context) : openFtp(target, context)
  }

  async function use<T>(target: FileTarget, work: (store: FileStore) => Promise<T>): Promise<T> {
    const store = await open(target)
    try {
      return await work(store)
    } finally {
      store.close()
    }
  }

  /** Of this panel, so that those of another panel in the same folder stay. */
  const temporarySuffix = () => `.${state.hardware.serial}.part`

  /** What a run that broke off has left. */
  async function removeLeftOvers(store: FileStore): Promise<void> {
    const left = (await store.names()).filter(name => name.endsWith(temporarySuffix()) && !inUse.has(name))
    for (const name of left) await store.remove(name)
  }

  /** Written under a temporary name first: what has the name of the file is complete. */
  async function writeTo(store: FileStore, name: string, chunks: Chunks): Promise<WrittenFile> {
    const { signal } = running
    const temporary = `${name}${temporarySuffix()}`
    await removeLeftOvers(store)
    inUse.add(temporary)
    try {
      const written = countingChunks(chunks)
      await store.write(temporary, written.chunks)
      await store.rename(temporary, name)
      return written.result()
    } catch (error) {
      // A panel that has lost its power cleans up when it writes the next time.
      if (!signal.aborted) await store.remove(temporary).catch(() => {})
      throw error
    } finally {
      inUse.delete(temporary)
    }
  }

  async function* readFrom(store: FileStore, name: string): AsyncGenerator<Uint8Array> {
    for await (const chunk of store.read(name)) yield state.readBackFault ? chunk.map(byte => byte ^ 1) : chunk
  }

  async function readBack(store: FileStore, name: string, sha256: string): Promise<void> {
    const hash = createHash('sha256')
    for await (const chunk of readFrom(store, name)) hash.update(chunk)
    if (hash.digest('hex') !== sha256) throw new TargetFailure('verify_failed')
  }

  return {
    writeFile: (target: FileTarget, name: string, chunks: Chunks): Promise<WrittenFile> =>
      use(target, store => writeTo(store, name, chunks)),

    /** Reads the file over a new connection and compares it with what was written. */
    async readBack(target: FileTarget, name: string, sha256: string): Promise<void> {
      await use(target, store => readBack(store, name, sha256))
      failedTests.delete(keyOf(target))
    },

    /** The last test of a target with exactly these values, if it failed. */
    failedTest: (target: FileTarget): Schemas['FailedTargetTest'] | null => failedTests.get(keyOf(target)) ?? null,

    readFile: (target: FileTarget, name: string): Promise<Buffer> =>
      use(target, async store => {
        const chunks: Uint8Array[] = []
        for await (const chunk of readFrom(store, name)) chunks.push(chunk)
        return Buffer.concat(chunks)
      }),

    /** Does nothing where the file is gone already. */
    removeFile: (target: FileTarget, name: string): Promise<void> =>
      use(target, async store => {
        if ((await store.names()).includes(name)) await store.remove(name)
      }),

    /** Tries all steps up to a file that is written, read back and deleted. */
    async test(target: FileTarget): Promise<Schemas['FileTargetTest']> {
      const steps = createSteps(target.kind)
      let presented: string | undefined
      let store: FileStore | undefined
      try {
        store = await open(target, steps, fingerprint => {
          presented = fingerprint
        })
        const opened = store
        await steps.run('write', () => tryWriting(opened))
        failedTests.delete(keyOf(target))
        return steps.result(undefined, presented)
      } catch (error) {
        if (!(error instanceof TargetFailure)) throw error
        const result = steps.result(error, presented)
        if (result.error_code !== null)
          failedTests.set(keyOf(target), { time: deviceText(clock.now()), error_code: result.error_code })
        return result
      } finally {
        store?.close()
      }
    }
  }

  async function tryWriting(store: FileStore): Promise<void> {
    const name = `panel-test-${state.hardware.serial}.txt`
    const { sha256 } = await writeTo(store, name, [TEST_CONTENT])
    await readBack(store, name, sha256)
    await store.remove(name)
  }
}

function countingChunks(chunks: Chunks) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  return { chunks: counted(), result: (): WrittenFile => ({ bytes, sha256: hash.digest('hex') }) }
}
