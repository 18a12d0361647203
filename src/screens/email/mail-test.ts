import { atom, computed } from 'nanostores'
import { listMailTests, type MailTest, type MailTestOrder, sendTestMail } from '../../api/email'
import { sameValue } from '../../lib/form/same-value'
import { lastKnown } from '../../lib/remote/last-known'
import { resource } from '../../lib/remote/resource'
import type { ActionInPlace } from '../../lib/remote/use-action'
import { type SmtpForm, type SmtpValues, updateOf } from './smtp-form'

/** `contact:<id>`, `group:<letter>`, or `TO_SENDER` for the sender's own address. */
export type Recipient = string

export const TO_SENDER: Recipient = 'sender'

/** Sends test mails with the form's values, saved or not. */
export function createMailTest(form: SmtpForm) {
  const $tests = resource(listMailTests)
  const $to = atom(TO_SENDER)
  const $last = computed($tests, tests => lastKnown(tests)?.[0])
  let typedPassword = ''
  let sending: AbortController | undefined

  /** Whether the form's values have changed since the last test. */
  const $outdated = computed([$last, form.$values, form.$stored], (last, values, { password_changed_at }) => {
    const stored = { password: form.savedPassword(), since: password_changed_at ?? '' }
    return last !== undefined && !isTestOf(last, values, typedPassword, stored)
  })

  return {
    $tests,
    $to,
    $last,
    $outdated,

    /** The last test, if the form's values have failed it. */
    failed(): MailTest | undefined {
      const last = $last.get()
      return last?.reason && !$outdated.get() ? last : undefined
    },

    /** @throws ApiError */
    async send(to: Recipient): Promise<void> {
      const values = form.$values.get()
      sending = new AbortController()
      const result = await sendTestMail({ settings: updateOf(values), ...orderOf(to) }, sending.signal)
      typedPassword = values.password
      $tests.replace([result])
    },

    /** Stops waiting for the response; the panel finishes the test. */
    cancel(): void {
      sending?.abort()
    }
  }
}

export type MailTestModel = ReturnType<typeof createMailTest>

export type TestAction = ActionInPlace<[testing: MailTestModel, to: Recipient]>

interface StoredPassword {
  /** As saved on this page; empty if it was saved elsewhere. */
  password: string
  /** In device time. */
  since: string
}

/** Whether a test used these values; `typedPassword` is the password that it was sent with from this page. */
export function isTestOf(test: MailTest, values: SmtpValues, typedPassword: string, stored: StoredPassword): boolean {
  const { password = stored.password, ...settings } = updateOf(values)
  const usedStored = test.password_kept && test.time >= stored.since
  const samePassword = (values.password === '' && usedStored) || (typedPassword !== '' && password === typedPassword)
  return samePassword && sameValue(settings, test.settings)
}

export function orderOf(to: Recipient): Omit<MailTestOrder, 'settings'> {
  const [kind, id = ''] = to.split(':')
  if (kind === 'contact') return { contact_id: id }
  return kind === 'group' ? { group_id: id } : {}
}
