import type { AccessToken } from '../../../api/access-tokens'
import { joinDetail } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { rightsList } from '../../../session/rights'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { PanelText } from '../../../ui/page/panel-text'
import type { AccessTokensModel } from './model'

const LONGEST_NAME = 32

interface Props {
  model: AccessTokensModel
  token: AccessToken
  onClose: () => void
}

/** Names what stops: which program, what it could do, and from where it was used last. */
export function RevokeDialog({ model, token, onClose }: Props) {
  const { t } = useText()
  const { name, roles, username, last_use: use } = token
  return (
    <ActionDialog
      title={t('apiDocTokens.revoke.title', { name: plainText(name, LONGEST_NAME) })}
      verb={t('apiDocTokens.revoke')}
      onConfirm={() => model.revoke(token)}
      onClose={onClose}
    >
      <p>{t('apiDocTokens.revoke.text')}</p>
      <DataList>
        <DataRow label={t('apiDocTokens.scope')}>
          {roles.length > 0 ? rightsList(roles, t) : t('common.term.none')}
        </DataRow>
        <DataRow label={t('common.report.madeBy')}>
          <PanelText>{username}</PanelText>
        </DataRow>
        <DataRow label={t('apiDocTokens.lastUse')}>
          <PanelText>{use ? lastUse(use) : t('apiDocTokens.never')}</PanelText>
        </DataRow>
      </DataList>
    </ActionDialog>
  )
}

const lastUse = ({ time, address }: NonNullable<AccessToken['last_use']>) =>
  address === null ? time : joinDetail(time, address)
