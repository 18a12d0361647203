import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Form } from '../form/form'
import { sameValue } from '../form/same-value'
import { type NewTarget, newTarget, type TargetValues } from './file-target'

export type TargetStep = 'medium' | 'resolve' | 'connect' | 'tls' | 'host_key' | 'login' | 'folder' | 'write'

export interface TargetTestResult {
  steps: readonly { name: TargetStep; state: 'waiting' | 'current' | 'done' | 'failed'; milliseconds: number | null }[]
  error_code: string | null
  server_words: string
  /** Of the certificate or host key that the server presented. */
  fingerprint: string | null
}

export interface TargetTest {
  /** Of the last test, as long as the form has the values that were tested. */
  $result: ReadableAtom<TargetTestResult | undefined>
  /** Tests the form's values, saved or not; does nothing while some are invalid. @throws ApiError */
  run(): Promise<void>
  /** Its result if the form's values have failed it. */
  failed(): TargetTestResult | undefined
}

export function createTargetTest<V extends TargetValues>(
  form: Form<V>,
  send: (target: NewTarget) => Promise<TargetTestResult>
): TargetTest {
  const $last = atom<{ tested: NewTarget; result: TargetTestResult } | undefined>()
  const $result = computed([$last, form.$values], (last, values) =>
    last && sameValue(last.tested, newTarget(values)) ? last.result : undefined
  )

  return {
    $result,

    failed() {
      const result = $result.get()
      return result && result.error_code !== null ? result : undefined
    },

    async run() {
      if (!form.validate()) return
      const tested = newTarget(form.$values.get())
      $last.set(undefined)
      $last.set({ tested, result: await send(tested) })
    }
  }
}
