import { useStore } from '@nanostores/preact'
import { Link } from 'wouter'
import type { OpcUaRejection } from '../../../api/opcua/server'
import { useText } from '../../../lib/text/use-text'
import { presentScreen } from '../../../session/missing-screens'
import { $session, userMay } from '../../../session/session'
import { openDialog } from '../../../stores/dialogs'
import { Button } from '../../../ui/page/button'
import textStyles from '../../../ui/page/text.module.css'
import { remedyFor } from './remedies'
import type { SettingsChange } from './settings-form'

interface Props {
  rejection: OpcUaRejection
  onTrust: () => void
  onEdit: (change: SettingsChange) => void
}

const CERTIFICATES = '/app/features/opcua?tab=certificates'

/** What lets the client in. */
export function RemedyControl({ rejection, onTrust, onEdit }: Props) {
  const { t } = useText()
  const session = useStore($session)
  const remedy = remedyFor(rejection)
  switch (remedy.kind) {
    case 'trust':
      return (
        <>
          <Link href={CERTIFICATES} className={textStyles.link}>
            {t('opcuaServer.certificates.open')}
          </Link>
          <Button kind="primary" asks onClick={onTrust}>
            {t('opcuaServer.trust')}
          </Button>
        </>
      )
    case 'clock':
      return userMay('clock') ? (
        <Button asks onClick={() => openDialog('clock')}>
          {t('opcua.clock.set')}
        </Button>
      ) : null
    case 'certificates':
      return (
        <Link href={CERTIFICATES} className={textStyles.link}>
          {t('opcuaServer.certificates.open')}
        </Link>
      )
    case 'accounts': {
      const accounts = presentScreen('enhanced-security')
      return accounts && session.status === 'signed-in' && session.user.roles.includes(accounts.name) ? (
        <Link href={accountAddress(accounts.path, remedy.username)} className={textStyles.link}>
          {t('opcuaServer.accounts.open')}
        </Link>
      ) : null
    }
    case 'settings':
      return (
        <Button asks onClick={() => onEdit(remedy.change)}>
          {t(remedy.verb)}
        </Button>
      )
    case 'none':
      return null
  }
}

/** Enhanced Security offers to add the account, or to change it. */
const accountAddress = (path: string, username: string | null) =>
  username === null ? path : `${path}?${new URLSearchParams({ account: username })}`
