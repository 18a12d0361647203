import type { SystemPassword } from '../../api/system-passwords'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Button } from '../../ui/page/button'
import { StatusBadge } from '../../ui/status/status-badge'
import { Connections } from './connections'
import { LEVELS } from './levels'
import styles from './system-password.module.css'

export function LevelCard({ password, onChange }: { password: SystemPassword; onChange: () => void }) {
  const { t } = useText()
  const { level, factory, changed_at, wait_seconds, connections } = password
  const { title, use } = LEVELS[level]
  return (
    <Card
      title={t(title)}
      actions={
        <Button asks of={t(title)} onClick={onChange}>
          {t('common.term.changePassword')}
        </Button>
      }
    >
      <p className={styles.use}>{t(use)}</p>
      <DataList>
        <DataRow label={t('common.term.status')}>
          {factory ? (
            <StatusBadge tone="warn">{t('systemPassword.state.factory')}</StatusBadge>
          ) : (
            <StatusBadge tone="plain">{t('systemPassword.state.own')}</StatusBadge>
          )}
          {wait_seconds > 0 && (
            <StatusBadge tone="warn">{t('systemPassword.state.waiting', { seconds: wait_seconds })}</StatusBadge>
          )}
        </DataRow>
        <DataRow label={t('common.term.changedAt')}>{changed_at ?? t('systemPassword.never')}</DataRow>
        <DataRow label={t('systemPassword.connections')}>
          <Connections of={connections} />
        </DataRow>
      </DataList>
    </Card>
  )
}
