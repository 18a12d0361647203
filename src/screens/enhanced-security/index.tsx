import type { EnhancedSecurity } from '../../api/enhanced-security'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Banner } from '../../ui/status/banner'
import { Loaded } from '../../ui/status/loaded'
import { AccountsCard } from './accounts-card'
import { createEnhancedSecurity, type EnhancedSecurityModel } from './model'

export default function EnhancedSecurityScreen() {
  const { t } = useText()
  const model = useModel(createEnhancedSecurity)
  return (
    <Page title={t('menu.enhancedSecurity')}>
      <Loaded from={model.$security}>{security => <Security model={model} security={security} />}</Loaded>
    </Page>
  )
}

function Security({ model, security }: { model: EnhancedSecurityModel; security: EnhancedSecurity }) {
  const { t } = useText()
  return (
    <>
      {!security.in_use && (
        <Banner tone="info" title={t('enhancedSecurity.notUsed')}>
          {t('enhancedSecurity.notUsed.text')}
        </Banner>
      )}
      {security.in_use && security.remote_login === 'control_address_missing' && (
        <Banner tone="warn" title={t('enhancedSecurity.noRemoteLogin')}>
          {t('enhancedSecurity.noRemoteLogin.text')}
        </Banner>
      )}
      <AccountsCard model={model} security={security} />
    </>
  )
}
