import { atom, computed } from 'nanostores'
import { listMailTests, type MailTest, type MailTestOrder, sendTestMail } from '../../api/email'
import { sameValue } from '../../lib/form/same-value'
import { asApiError } from '../../lib/remote/as-api-error'
import type { ApiError } from '../../lib/remote/failure'
import { lastKnown } from '../../lib/remote/last-known'
import { type Resource, resource } from '../../lib/remote/resource'
import type { SmtpForm } from './smtp-form'
import { type SmtpValues, updateOf } from './smtp-values'

/** Where a test mail goes: `contact:<id>`, `group:<letter>`, or to the sender's own address. */
export type Recipient = string

export const TO_SENDER: Recipient = 'sender'

/** Tests of what stands in the form, saved or not. */
export function createMailTest(form: SmtpForm, $tests: Resource<MailTest[]> = resource(listMailTests)) {
  const $to = atom(TO_SENDER)
  const $sending = atom<AbortController | undefined>()
  const $failure = atom<ApiError | undefined>()
  const $last = computed($tests, tests => lastKnown(tests)?.[0])
  let typed = ''

  /** Whether what stands in the form is no longer what was tested. */
  const $old = computed([$last, form.$values], (last, values) => last !== undefined && !isOf(last, values, typed))

  return {
    $tests,
    $to,
    $sending,
    $failure,
    $last,
    $old,

    /** @returns false when the values are wrong, and each says so at its field. */
    async send(to: Recipient): Promise<boolean> {
      if ($sending.get()) return true
      $failure.set(undefined)
      if (!form.validate()) return false
      const mine = new AbortController()
      const values = form.$values.get()
      $sending.set(mine)
      try {
        const result = await sendTestMail({ settings: updateOf(values), ...orderOf(to) }, mine.signal)
        typed = values.password
        $tests.replace([result])
      } catch (thrown) {
        const error = asApiError(thrown)
        if (error.failure.kind !== 'cancelled') $failure.set(error)
      }
      $sending.set(undefined)
      return true
    },

    /** No longer waits; what is under way on the panel ends by itself. */
    cancel(): void {
      $sending.get()?.abort()
    }
  }
}

export type MailTesting = ReturnType<typeof createMailTest>

/** Whether a test was made of these values; `typed` is the password that it was made with here. */
export function isOf(test: MailTest, values: SmtpValues, typed: string): boolean {
  const { password, ...settings } = updateOf(values)
  const samePassword = password === undefined ? test.password_kept : password === typed
  return samePassword && sameValue(settings, test.settings)
}

export function orderOf(to: Recipient): Omit<MailTestOrder, 'settings'> {
  const [kind, id = ''] = to.split(':')
  if (kind === 'contact') return { contact_id: id }
  return kind === 'group' ? { group_id: id } : {}
}
