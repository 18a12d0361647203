import { atom, computed } from 'nanostores'
import { listMailTests, type MailTest, type MailTestOrder, sendTestMail } from '../../api/email'
import { sameValue } from '../../lib/form/same-value'
import { lastKnown } from '../../lib/remote/last-known'
import { type Resource, resource } from '../../lib/remote/resource'
import type { ActionInPlace } from '../../lib/remote/use-action'
import type { SmtpForm } from './smtp-form'
import { type SmtpValues, updateOf } from './smtp-values'

/** Where a test mail goes: `contact:<id>`, `group:<letter>`, or to the sender's own address. */
export type Recipient = string

export const TO_SENDER: Recipient = 'sender'

/** Tests of the values in the form, saved or not. */
export function createMailTest(form: SmtpForm, $tests: Resource<MailTest[]> = resource(listMailTests)) {
  const $to = atom(TO_SENDER)
  const $last = computed($tests, tests => lastKnown(tests)?.[0])
  let typed = ''
  let sending: AbortController | undefined

  /** Whether the values in the form are no longer those that were tested. */
  const $old = computed([$last, form.$values, form.$held], (last, values, { password_changed_at }) => {
    const kept = { password: form.savedPassword(), since: password_changed_at ?? '' }
    return last !== undefined && !isOf(last, values, typed, kept)
  })

  return {
    $tests,
    $to,
    $last,
    $old,

    /** @throws ApiError */
    async send(to: Recipient): Promise<void> {
      const values = form.$values.get()
      sending = new AbortController()
      const result = await sendTestMail({ settings: updateOf(values), ...orderOf(to) }, sending.signal)
      typed = values.password
      $tests.replace([result])
    },

    /** No longer waits; what is under way on the panel ends by itself. */
    cancel(): void {
      sending?.abort()
    }
  }
}

export type MailTesting = ReturnType<typeof createMailTest>

/** Sends a test mail. */
export type TestAction = ActionInPlace<[testing: MailTesting, to: Recipient]>

interface KeptPassword {
  /** As it was saved here; empty when it was saved elsewhere. */
  password: string
  /** In device time. */
  since: string
}

/** Whether a test was made of these values; `typed` is the password that it was made with here. */
export function isOf(test: MailTest, values: SmtpValues, typed: string, kept: KeptPassword): boolean {
  const { password = kept.password, ...settings } = updateOf(values)
  const usedKept = test.password_kept && test.at >= kept.since
  const samePassword = (values.password === '' && usedKept) || (typed !== '' && password === typed)
  return samePassword && sameValue(settings, test.settings)
}

export function orderOf(to: Recipient): Omit<MailTestOrder, 'settings'> {
  const [kind, id = ''] = to.split(':')
  if (kind === 'contact') return { contact_id: id }
  return kind === 'group' ? { group_id: id } : {}
}
