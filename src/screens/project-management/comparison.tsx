import { useStore } from '@nanostores/preact'
import type { ProjectCandidate, ProjectDetails } from '../../api/project-management'
import { formatBytes } from '../../lib/format'
import { $i18n } from '../../lib/i18n'
import type { MessageKey } from '../../lib/message'
import { PanelText } from '../../ui/panel-text'
import { Table } from '../../ui/table'
import styles from './project-management.module.css'
import { shortSum } from './texts'

interface Row {
  key: MessageKey
  of: (project: ProjectDetails) => string
}

const ROWS: readonly Row[] = [
  { key: 'projectManagement.name', of: ({ name }) => name },
  { key: 'projectManagement.compiledAt', of: ({ compiled_at }) => compiled_at },
  { key: 'projectManagement.toolVersion', of: ({ tool_version }) => tool_version },
  { key: 'projectManagement.size', of: ({ size_bytes }) => formatBytes(size_bytes) },
  { key: 'projectManagement.unpacked', of: ({ unpacked_bytes }) => formatBytes(unpacked_bytes) },
  { key: 'projectManagement.checksum', of: ({ checksum }) => shortSum(checksum) }
]

/** Old against new. */
export function Comparison({ running, next }: { running: ProjectDetails | undefined; next: ProjectCandidate }) {
  const { t } = useStore($i18n)
  return (
    <>
      <Table<Row>
        label={t('projectManagement.comparison')}
        rows={ROWS}
        keyOf={({ key }) => key}
        columns={[
          { id: 'field', title: t('projectManagement.comparison.field'), cell: ({ key }) => t(key) },
          {
            id: 'old',
            title: t('projectManagement.comparison.old'),
            cell: ({ of }) => (running ? <PanelText>{of(running)}</PanelText> : '–')
          },
          {
            id: 'new',
            title: t('projectManagement.comparison.new'),
            cell: ({ of }) => <PanelText>{of(next.project)}</PanelText>
          }
        ]}
      />
      <p className={styles.room}>
        {t('projectManagement.space', {
          needed: formatBytes(next.needed_bytes),
          free: formatBytes(next.free_bytes)
        })}
      </p>
    </>
  )
}
