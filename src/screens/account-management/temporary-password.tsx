import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { Dialog } from '../../ui/dialog/dialog'
import { Banner } from '../../ui/page/banner'
import { Button } from '../../ui/page/button'
import { CopyButton } from '../../ui/page/copy-button'
import { DataList, DataRow } from '../../ui/page/data-list'
import { PanelText } from '../../ui/page/panel-text'
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
