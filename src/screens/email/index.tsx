import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Tabs } from '../../ui/page/tabs'
import { ContactsTab } from './contacts-tab'
import { GroupsTab } from './groups-tab'
import type { MailTestModel, Recipient } from './mail-test'
import { createEmail, EMAIL_TABS } from './model'
import { SmtpTab } from './smtp-tab'

export default function EmailScreen() {
  const { t } = useText()
  const model = useModel(createEmail)
  const tab = useStore(model.$tab)
  // Here rather than in the tab, so that a test continues while another tab is open.
  const test = useAction((testing: MailTestModel, to: Recipient) => testing.send(to), 'in place')
  useEffect(() => model.leave, [model])
  return (
    <Page title={t('menu.email')}>
      {tab ? (
        <Tabs
          label={t('email.tabs')}
          tabs={EMAIL_TABS.map(id => ({ id, text: t(`email.tab.${id}`) }))}
          current={tab}
          onPick={model.open}
        >
          {tab === 'contacts' && <ContactsTab model={model} />}
          {tab === 'groups' && <GroupsTab model={model} />}
          {tab === 'smtp' && <SmtpTab model={model} test={test} />}
        </Tabs>
      ) : (
        <Skeleton />
      )}
    </Page>
  )
}
