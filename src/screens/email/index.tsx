import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Tabs } from '../../ui/page/tabs'
import { ContactsTab } from './contacts-tab'
import { GroupsTab } from './groups-tab'
import { createEmail, type EmailTab } from './model'
import { SmtpTab } from './smtp-tab'

const TABS: readonly EmailTab[] = ['contacts', 'groups', 'smtp']

export default function EmailScreen() {
  const { t } = useStore($i18n)
  const model = useModel(createEmail)
  const tab = useStore(model.$tab)
  useEffect(() => model.leave, [model])
  return (
    <Page title={t('menu.email')}>
      {tab ? (
        <Tabs
          label={t('email.tabs')}
          tabs={TABS.map(id => ({ id, text: t(`email.tab.${id}`) }))}
          current={tab}
          onPick={model.open}
        >
          {tab === 'contacts' && <ContactsTab model={model} />}
          {tab === 'groups' && <GroupsTab model={model} />}
          {tab === 'smtp' && <SmtpTab model={model} />}
        </Tabs>
      ) : (
        <Skeleton />
      )}
    </Page>
  )
}
