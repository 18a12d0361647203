import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { DataList, DataRow } from '../../ui/data-list'
import { Dialog } from '../../ui/dialog'
import { PanelText } from '../../ui/panel-text'
import type { AccountManagementModel } from './model'

/** Nobody can ask for it again, so it is not left by a slip of the Escape key. */
export function TemporaryPassword({ model }: { model: AccountManagementModel }) {
  const { t } = useStore($i18n)
  const told = useStore(model.$told)
  if (!told) return null
  const { account, password } = told
  return (
    <Dialog
      title={t('accountManagement.temporary.title')}
      actions={
        <Button kind="primary" onClick={model.forgetTold}>
          {t('accountManagement.temporary.noted')}
        </Button>
      }
    >
      <Banner tone="warn">{t('accountManagement.temporary.once')}</Banner>
      <DataList>
        <DataRow label={t('accountManagement.account')}>
          <PanelText>{account}</PanelText>
        </DataRow>
        <DataRow label={t('accountManagement.temporary')}>
          <PanelText mono>{password}</PanelText>
          <CopyButton text={password} of={t('accountManagement.temporary')} />
        </DataRow>
      </DataList>
    </Dialog>
  )
}
