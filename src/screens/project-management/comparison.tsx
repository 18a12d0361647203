import type { ProjectCandidate, ProjectDetails } from '../../api/project-management'
import type { Translator } from '../../lib/text/i18n'
import { formatBytes } from '../../lib/text/measures'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { PanelText } from '../../ui/page/panel-text'
import styles from './comparison.module.css'
import { shortChecksum, signatureText } from './texts'

interface Row {
  key: MessageKey
  textOf: (project: ProjectDetails, t: Translator['t']) => string
}

const ROWS: readonly Row[] = [
  { key: 'common.term.name', textOf: ({ name }) => name },
  { key: 'projectManagement.compiledAt', textOf: ({ compiled_at }) => compiled_at },
  { key: 'projectManagement.toolVersion', textOf: ({ tool_version }) => tool_version },
  { key: 'common.term.size', textOf: ({ size_bytes }) => formatBytes(size_bytes) },
  { key: 'projectManagement.unpacked', textOf: ({ unpacked_bytes }) => formatBytes(unpacked_bytes) },
  { key: 'common.term.checksum', textOf: ({ checksum }) => shortChecksum(checksum) },
  { key: 'common.term.signature', textOf: (project, t) => signatureText(project, t) ?? '–' }
]

/** Compares the running project with the new one and highlights the differences. */
export function Comparison({ running, next }: { running: ProjectDetails | undefined; next: ProjectCandidate }) {
  const { t } = useText()
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
          {ROWS.map(({ key, textOf }) => (
            <tr
              key={key}
              className={styles.row}
              data-differs={running && textOf(running, t) !== textOf(next.project, t)}
            >
              <th scope="row" className={styles.title}>
                {t(key)}
              </th>
              <td>{running ? <PanelText>{textOf(running, t)}</PanelText> : '–'}</td>
              <td>
                <PanelText>{textOf(next.project, t)}</PanelText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.space}>
        {t('projectManagement.space', {
          needed: formatBytes(next.needed_bytes),
          free: formatBytes(next.free_bytes)
        })}
      </p>
    </>
  )
}
