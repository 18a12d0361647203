import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { Banner } from '../../../ui/status/banner'
import { Loaded } from '../../../ui/status/loaded'
import { IssuedTokenDialog } from './issued-token-dialog'
import { createAccessTokens } from './model'
import { TokensCard } from './tokens-card'

/** What access tokens are, and which there are. */
export default function AccessTokens() {
  const { t } = useText()
  const model = useModel(createAccessTokens)
  return (
    <>
      <Card>
        <p>{t('apiDocTokens.text')}</p>
        <p>{t('apiDocTokens.limits')}</p>
        <p>{t('apiDocTokens.use')}</p>
      </Card>
      {model.mayManage ? (
        <Loaded from={model.$tokens}>{tokens => <TokensCard model={model} tokens={tokens} />}</Loaded>
      ) : (
        <Banner tone="info">{t('apiDocTokens.notPermitted', { permission: t('menu.accountManagement') })}</Banner>
      )}
      <IssuedTokenDialog model={model} />
    </>
  )
}
