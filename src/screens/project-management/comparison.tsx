import { useStore } from '@nanostores/preact'
import type { ProjectCandidate, ProjectDetails } from '../../api/project-management'
import { formatBytes } from '../../lib/text/format'
import { $i18n } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { PanelText } from '../../ui/page/panel-text'
import styles from './comparison.module.css'
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

/** Old against new; what differs stands out. */
export function Comparison({ running, next }: { running: ProjectDetails | undefined; next: ProjectCandidate }) {
  const { t } = useStore($i18n)
  return (
    <>
      <table className={styles.table} aria-label={t('projectManagement.comparison')}>
        <thead>
          <tr className={styles.row}>
            <th scope="col" className={styles.title}>
              {t('projectManagement.comparison.field')}
            </th>
            <th scope="col">{t('projectManagement.comparison.old')}</th>
            <th scope="col">{t('projectManagement.comparison.new')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ key, of }) => (
            <tr key={key} className={styles.row} data-differs={running && of(running) !== of(next.project)}>
              <th scope="row" className={styles.title}>
                {t(key)}
              </th>
              <td>{running ? <PanelText>{of(running)}</PanelText> : '–'}</td>
              <td>
                <PanelText>{of(next.project)}</PanelText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.room}>
        {t('projectManagement.space', {
          needed: formatBytes(next.needed_bytes),
          free: formatBytes(next.free_bytes)
        })}
      </p>
    </>
  )
}
