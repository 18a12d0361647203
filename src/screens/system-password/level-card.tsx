import type { SystemPassword } from '../../api/system-passwords'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Columns } from '../../ui/card/columns'
import { DataList, DataRow } from '../../ui/card/data-list'
import { DataCardSkeleton } from '../../ui/card/data-list-skeleton'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'
import { StatusBadge } from '../../ui/status/status-badge'
import { Connections } from './connections'
import { LEVELS } from './levels'
import styles from './system-password.module.css'

const LABELS = ['common.term.status', 'common.term.changedAt', 'systemPassword.connections'] as const

/** As wide as the button and the title need. */
export const Levels = ({ children }: { children: Children }) => <Columns least={380}>{children}</Columns>

function ChangeButton({ level, onPress }: { level: SystemPassword['level']; onPress: () => void }) {
  const { t } = useText()
  return (
    <Button asks of={t(LEVELS[level].title)} onClick={onPress}>
      {t('common.term.changePassword')}
    </Button>
  )
}

export function LevelSkeletons() {
  const { t } = useText()
  return (
    <Levels>
      {/* Object.keys cannot know that the record has no other keys. */}
      {(Object.keys(LEVELS) as SystemPassword['level'][]).map(level => (
        <DataCardSkeleton
          key={level}
          title={t(LEVELS[level].title)}
          actions={<ChangeButton level={level} onPress={() => {}} />}
          labels={LABELS.map(label => t(label))}
        >
          <p className={styles.use}>{t(LEVELS[level].use)}</p>
        </DataCardSkeleton>
      ))}
    </Levels>
  )
}

export function LevelCard({ password, onChange }: { password: SystemPassword; onChange: () => void }) {
  const { t } = useText()
  const { level, factory, changed_at, wait_seconds, connections } = password
  const [status, changed, connected] = LABELS
  return (
    <Card title={t(LEVELS[level].title)} actions={<ChangeButton level={level} onPress={onChange} />}>
      <p className={styles.use}>{t(LEVELS[level].use)}</p>
      <DataList>
        <DataRow label={t(status)}>
          {factory ? (
            <StatusBadge tone="warn">{t('systemPassword.state.factory')}</StatusBadge>
          ) : (
            <StatusBadge tone="plain">{t('systemPassword.state.own')}</StatusBadge>
          )}
          {wait_seconds > 0 && (
            <StatusBadge tone="warn">{t('systemPassword.state.waiting', { seconds: wait_seconds })}</StatusBadge>
          )}
        </DataRow>
        <DataRow label={t(changed)}>{changed_at ?? t('systemPassword.never')}</DataRow>
        <DataRow label={t(connected)}>
          <Connections of={connections} />
        </DataRow>
      </DataList>
    </Card>
  )
}
