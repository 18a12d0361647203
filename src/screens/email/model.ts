import { computed } from 'nanostores'
import {
  deleteMailContact,
  exportMailContacts,
  listMailContacts,
  listMailGroups,
  type MailContact,
  type MailTest,
  readMailContact,
  readMailGroup,
  readMailQueue,
  readSmtp,
  type SmtpSettings
} from '../../api/email'
import { followDownload } from '../../lib/browser/download'
import { choiceFilter } from '../../lib/browser/url-filters'
import { askingBeforeSave, type SaveQuestion } from '../../lib/form/save-question'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import type { FileLanguage } from '../../lib/table-file/file-words'
import type { Message } from '../../lib/text/message'
import { createPageFilters } from '../../stores/address/page-filters'
import { notify } from '../../stores/notices'
import { $panelLanguage } from '../../stores/panel-language'
import { createContactForm, editContactForm, editGroupForm } from './contact-form'
import { createImport } from './import'
import { createMailTest, type MailTestModel } from './mail-test'
import { createSmtpForm, type SmtpForm } from './smtp-form'

const QUEUE_SECONDS = 15

export const EMAIL_TABS = ['contacts', 'groups', 'smtp'] as const

export type EmailTab = (typeof EMAIL_TABS)[number]

export interface SmtpPart {
  form: SmtpForm & { question: SaveQuestion<MailTest> }
  testing: MailTestModel
}

export function createEmail(follow: (url: string) => unknown = followDownload) {
  const $smtp = resource(readSmtp)
  const $contacts = resource(listMailContacts)
  const $groups = resource(listMailGroups)
  const $queue = polled(readMailQueue, { everySeconds: QUEUE_SECONDS })
  const { $filters, filter } = createPageFilters<{ tab: '' | EmailTab }>({
    tab: choiceFilter(['', ...EMAIL_TABS], 'email.tabs')
  })
  let smtp: SmtpPart | undefined

  /** Initially the server if none is configured; undefined until that is known. */
  const $tab = computed([$filters, $smtp], ({ tab: picked }, settings): EmailTab | undefined => {
    if (picked) return picked
    if (settings.status === 'loading') return undefined
    return settings.status === 'ready' && settings.data.value.host === '' ? 'smtp' : 'contacts'
  })

  const contactList = () => lastKnown($contacts.get()) ?? []

  const refresh = () => Promise.all([$contacts.reload(), $groups.reload()])

  function saved(message: Message): void {
    notify(message)
    void refresh()
  }

  return {
    $smtp,
    $contacts,
    $groups,
    $queue,
    $tab,

    open(tab: EmailTab): void {
      filter({ tab })
    },

    /** Created once, so that its input is kept while other tabs are open. */
    smtp(loaded: Versioned<SmtpSettings>): SmtpPart {
      if (!smtp) {
        const form = createSmtpForm(loaded, newest => {
          $smtp.replace(newest)
          void testing.$tests.reload()
          notify('email.smtp.saved')
        })
        const testing = createMailTest(form)
        smtp = { form: askingBeforeSave(form, testing.failed), testing }
      }
      return smtp
    },

    leave(): void {
      smtp?.form.discard()
      smtp?.testing.cancel()
    },

    contact: (id: string) => resource(signal => readMailContact(id, signal)),
    group: (id: string) => resource(signal => readMailGroup(id, signal)),
    newContact: () => createContactForm(contactList()),
    editContact: (loaded: Versioned<MailContact>) => editContactForm(loaded, contactList()),
    editGroup: editGroupForm,
    importContacts: () => createImport(contactList, counts => saved(['common.import.done', counts])),

    saved,

    async deleteContact(id: string): Promise<void> {
      await deleteMailContact(id)
      notify('email.delete.done')
      await refresh()
    },

    async exportContacts(language: FileLanguage): Promise<void> {
      const { url } = await exportMailContacts(language && $panelLanguage.get())
      follow(url)
    }
  }
}

export type EmailModel = ReturnType<typeof createEmail>
