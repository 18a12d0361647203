import type { Account } from '../../api/accounts'
import { useText } from '../../lib/text/use-text'
import { PanelText } from '../../ui/page/panel-text'
import styles from './account-management.module.css'

interface Props {
  account: Account
  own: boolean
  onOpen: () => void
}

export function AccountCell({ account: { username, name }, own, onOpen }: Props) {
  const { t } = useText()
  return (
    <div className={styles.who}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <PanelText>{username}</PanelText>
      </button>
      {own && <span className={styles.you}>{t('accountManagement.you')}</span>}
      {name && name !== username && (
        <div className={styles.second}>
          <PanelText cut>{name}</PanelText>
        </div>
      )}
    </div>
  )
}
