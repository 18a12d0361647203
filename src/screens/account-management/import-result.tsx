import { saveCsv } from '../../lib/table-file/save-csv'
import { useText } from '../../lib/text/use-text'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import { StatusBadge, type Tone } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import styles from './account-management.module.css'
import { reasonOf } from './account-rules'
import type { ImportedRow } from './import'

const TONES: Record<ImportedRow['result']['outcome'], Tone> = {
  added: 'ok',
  updated: 'ok',
  skipped: 'plain',
  refused: 'bad'
}

interface Props {
  rows: readonly ImportedRow[]
  title: string
  onClose: () => void
}

/** The result of each row, with the temporary passwords, which the panel sends only once. */
export function ImportResult({ rows, title, onClose }: Props) {
  const { t } = useText()
  const passwords = rows.flatMap(({ username, result: { temporary_password: password } }) =>
    password ? [[username, password]] : []
  )
  const save = () =>
    saveCsv('temporary-passwords.csv', [[t('common.term.account'), t('accountManagement.temporary')], ...passwords])
  const columns: Column<ImportedRow>[] = [
    {
      id: 'username',
      title: t('common.term.account'),
      width: '11rem',
      cell: ({ username }) => <PanelText>{username}</PanelText>
    },
    {
      id: 'outcome',
      card: 'fact',
      title: t('accountManagement.import.outcome'),
      cell: ({ result: { outcome, error_code } }) => (
        <>
          <StatusBadge tone={TONES[outcome]}>{t(`accountManagement.import.${outcome}`)}</StatusBadge>{' '}
          {error_code && <span className={styles.problem}>{t(reasonOf(error_code))}</span>}
        </>
      )
    },
    {
      id: 'password',
      secret: true,
      card: 'fact',
      title: t('accountManagement.temporary'),
      cell: ({ result: { temporary_password: password } }) => (password ? <PanelText mono>{password}</PanelText> : '')
    }
  ]
  return (
    <Dialog
      wide
      title={title}
      actions={
        <>
          {passwords.length > 0 && <Button onClick={save}>{t('accountManagement.import.savePasswords')}</Button>}
          <Button kind="primary" onClick={onClose}>
            {passwords.length > 0 ? t('accountManagement.temporary.noted') : t('common.close')}
          </Button>
        </>
      }
    >
      {passwords.length > 0 && <Banner tone="warn">{t('accountManagement.import.once')}</Banner>}
      <div className={styles.result}>
        <Table
          label={t('accountManagement.import.result')}
          columns={columns}
          rows={rows}
          keyOf={({ line }) => String(line)}
        />
      </div>
    </Dialog>
  )
}
