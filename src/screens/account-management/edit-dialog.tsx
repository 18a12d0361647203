import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Account, AccountSettings } from '../../api/accounts'
import { useModel } from '../../lib/browser/use-model'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import { Loaded } from '../../ui/page/loaded'
import { EditForm } from './edit-form'
import type { AccountManagementModel } from './model'

interface Props {
  account: Account
  model: AccountManagementModel
  onClose: () => void
}

/** Edits what the panel holds now, not what the list showed some seconds ago. */
export function EditDialog({ account, model, onClose }: Props) {
  const { t } = useStore($i18n)
  const $loaded = useModel(() => resource<Versioned<AccountSettings>>(() => model.read(account)))
  const shown = useStore($loaded)
  const [loaded, setLoaded] = useState<Versioned<AccountSettings>>()
  if (!loaded && shown.status === 'ready') setLoaded(shown.data)
  if (loaded) return <EditForm account={account} loaded={loaded} model={model} onClose={onClose} />
  return (
    <Dialog
      wide
      title={t('accountManagement.dialog', { account: account.account })}
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      <Loaded from={$loaded}>{() => null}</Loaded>
    </Dialog>
  )
}
