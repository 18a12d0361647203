import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import { CopyButton } from '../../ui/page/copy-button'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import type { AccountManagementModel } from './model'

/** Escape does not close the dialog, because the password cannot be shown again. */
export function TemporaryPassword({ model }: { model: AccountManagementModel }) {
  const { t } = useText()
  const issued = useStore(model.$issuedPassword)
  if (!issued) return null
  const { account, password, mustChange } = issued
  return (
    <Dialog
      title={t('accountManagement.temporary.title')}
      actions={
        <Button kind="primary" onClick={model.forgetPassword}>
          {t('accountManagement.temporary.noted')}
        </Button>
      }
    >
      <Banner tone="warn">
        <p>{t('accountManagement.temporary.once')}</p>
        {mustChange && <p>{t('accountManagement.temporary.mustChange')}</p>}
      </Banner>
      <DataList>
        <DataRow label={t('common.term.account')}>
          <PanelText>{account}</PanelText>
        </DataRow>
        <DataRow label={t('accountManagement.temporary')}>
          <CopyButton text={password} of={t('accountManagement.temporary')}>
            <PanelText mono>{password}</PanelText>
          </CopyButton>
        </DataRow>
      </DataList>
    </Dialog>
  )
}
