import type { SystemStatus } from '../../api/status'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { PanelText } from '../../ui/page/panel-text'
import { StatusBadge, type StatusText } from '../../ui/status/status-badge'
import styles from './dashboard.module.css'
import { OptionalValue } from './optional-value'

type Project = NonNullable<SystemStatus['project']>

const STATES: Record<Project['state'], StatusText> = {
  running: { tone: 'plain', text: 'common.term.running' },
  stopped: { tone: 'warn', text: 'common.term.stopped' },
  updating: { tone: 'info', text: 'common.term.updating' }
}

export function ProjectCard({ project }: { project: Project | null | undefined }) {
  const { t } = useText()
  return (
    <Card title={t('common.term.project')}>
      <OptionalValue value={project}>
        {present => (present.name ? <ProjectState {...present} /> : t('common.term.noProject'))}
      </OptionalValue>
    </Card>
  )
}

function ProjectState({ name, state, since }: Project) {
  const { t } = useText()
  const { tone, text } = STATES[state]
  return (
    <>
      <StatusBadge tone={tone}>{t(text)}</StatusBadge>
      <div className={styles.note}>
        <p>
          <PanelText>{name}</PanelText>
        </p>
        {since && <p>{t('common.term.since', { time: since })}</p>}
      </div>
    </>
  )
}
