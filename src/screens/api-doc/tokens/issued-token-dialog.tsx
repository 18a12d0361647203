import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { CopyButton } from '../../../ui/page/copy-button'
import { PanelText } from '../../../ui/page/panel-text'
import { Banner } from '../../../ui/status/banner'
import type { AccessTokensModel } from './model'

/** Escape does not close the dialog, because the token cannot be shown again. */
export function IssuedTokenDialog({ model }: { model: AccessTokensModel }) {
  const { t } = useText()
  const issued = useStore(model.$issued)
  if (!issued) return null
  const { name, value, expires } = issued
  return (
    <Dialog
      wide
      title={t('apiDocTokens.issued')}
      actions={
        <Button kind="primary" onClick={model.forgetIssued}>
          {t('apiDocTokens.issued.done')}
        </Button>
      }
    >
      <Banner tone="warn">{t('apiDocTokens.issued.once')}</Banner>
      <DataList>
        <DataRow label={t('common.term.name')}>
          <PanelText>{name}</PanelText>
        </DataRow>
        <DataRow label={t('common.term.validUntil')}>
          <PanelText>{expires}</PanelText>
        </DataRow>
        <DataRow label={t('apiDoc.tryIt.token')}>
          <CopyButton text={value} of={t('apiDoc.tryIt.token')}>
            <PanelText mono>{value}</PanelText>
          </CopyButton>
        </DataRow>
      </DataList>
    </Dialog>
  )
}
