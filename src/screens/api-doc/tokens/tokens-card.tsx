import { useState } from 'react'
import type { AccessToken, AccessTokens } from '../../../api/access-tokens'
import type { Translator } from '../../../lib/text/i18n'
import { useText } from '../../../lib/text/use-text'
import { rightsList } from '../../../session/rights'
import { Card } from '../../../ui/card/card'
import { Button } from '../../../ui/page/button'
import { EmptyState } from '../../../ui/page/empty-state'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import { StatusBadge, type StatusText } from '../../../ui/status/status-badge'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import { CreateDialog } from './create-dialog'
import type { AccessTokensModel } from './model'
import { RevokeDialog } from './revoke-dialog'

const STATES: Record<AccessToken['state'], StatusText> = {
  active: { tone: 'plain', text: 'apiDocTokens.state.active' },
  expired: { tone: 'warn', text: 'apiDocTokens.state.expired' },
  blocked: { tone: 'warn', text: 'apiDocTokens.state.blocked' }
}

interface Props {
  model: AccessTokensModel
  tokens: AccessTokens
}

/** All tokens of the panel, whoever has created them. */
export function TokensCard({ model, tokens }: Props) {
  const { t } = useText()
  const [creating, setCreating] = useState(false)
  const [revoked, revoke] = useState<AccessToken>()
  const { items, total, max_tokens: limit } = tokens
  return (
    <>
      <Card
        flush
        title={t('apiDoc.accessTokens')}
        status={t('apiDocTokens.count', { used: total, limit })}
        actions={
          <Button kind="primary" asks onClick={() => setCreating(true)}>
            {t('apiDocTokens.create')}
          </Button>
        }
      >
        <Table
          label={t('apiDoc.accessTokens')}
          columns={columnsOf(revoke, t)}
          rows={items}
          keyOf={({ id }) => id}
          sorting={{ column: 'name', descending: false }}
          empty={<EmptyState title={t('apiDocTokens.none')} />}
        />
      </Card>
      {creating && <CreateDialog model={model} roles={tokens.available_roles} onClose={() => setCreating(false)} />}
      {revoked && <RevokeDialog model={model} token={revoked} onClose={() => revoke(undefined)} />}
    </>
  )
}

const columnsOf = (revoke: (token: AccessToken) => void, t: Translator['t']): Column<AccessToken>[] => [
  {
    id: 'name',
    card: 'title',
    title: t('common.term.name'),
    cell: ({ name }) => <PanelText>{name}</PanelText>,
    compare: (one, other) => one.name.localeCompare(other.name)
  },
  { id: 'roles', card: 'fact', title: t('apiDocTokens.scope'), cell: ({ roles }) => scopeText(roles, t) },
  {
    id: 'state',
    card: 'fact',
    title: t('common.term.status'),
    width: '8rem',
    cell: ({ state }) => <StatusBadge tone={STATES[state].tone}>{t(STATES[state].text)}</StatusBadge>
  },
  {
    id: 'username',
    title: t('common.report.madeBy'),
    width: '9rem',
    cell: ({ username }) => <PanelText>{username}</PanelText>
  },
  {
    id: 'expires',
    card: 'fact',
    title: t('common.term.validUntil'),
    width: '10rem',
    cell: ({ expires }) => <PanelText>{expires}</PanelText>,
    compare: (one, other) => one.expires.localeCompare(other.expires)
  },
  {
    id: 'used',
    card: 'fact',
    title: t('apiDocTokens.lastUse'),
    width: '10rem',
    cell: ({ last_use: use }) => (
      <>
        <PanelText>{use?.time ?? t('apiDocTokens.never')}</PanelText>
        {use?.address && (
          <div className={textStyles.note}>
            <PanelText>{use.address}</PanelText>
          </div>
        )}
      </>
    ),
    compare: (one, other) => (one.last_use?.time ?? '').localeCompare(other.last_use?.time ?? '')
  },
  {
    id: 'action',
    pinned: true,
    title: t('common.term.action'),
    width: '7rem',
    cell: token => (
      <Button kind="danger" asks onClick={() => revoke(token)}>
        {t('apiDocTokens.revoke')}
      </Button>
    )
  }
]

const scopeText = (roles: readonly string[], t: Translator['t']) =>
  roles.length > 0 ? rightsList(roles, t) : t('common.term.none')
