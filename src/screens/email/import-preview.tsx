import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { PanelText } from '../../ui/page/panel-text'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import type { ContactsPreview, ImportedContact, ImportProblem } from './contacts-csv'
import styles from './email.module.css'

/** What is wrong with a file, by row and column; or else what it would do. */
export function ImportPreview({ preview: { contacts, problems } }: { preview: ContactsPreview }) {
  const { t } = useStore($i18n)
  const row = { id: 'row', title: t('email.import.row'), cell: ({ line }: { line: number }) => line, width: '4rem' }
  if (problems.length > 0) {
    const columns: Column<ImportProblem>[] = [
      row,
      {
        id: 'column',
        title: t('email.import.column'),
        cell: ({ column }) => (column ? t(`email.contact.${column}`) : ''),
        width: '6rem'
      },
      {
        id: 'problem',
        title: t('email.import.problem'),
        cell: ({ message }) => <span className={styles.problem}>{t(message)}</span>
      }
    ]
    return (
      <div className={styles.rows}>
        <Table label={t('email.import.problems')} columns={columns} rows={problems} keyOf={(_, at) => String(at)} />
      </div>
    )
  }
  const count = (fate: ImportedContact['fate']) => contacts.filter(contact => contact.fate === fate).length
  const columns: Column<ImportedContact>[] = [
    row,
    { id: 'name', title: t('email.contact.name'), cell: ({ name }) => name },
    { id: 'mail', title: t('email.contact.mail'), cell: ({ mail }) => <PanelText>{mail}</PanelText> },
    { id: 'groups', title: t('email.contact.groups'), cell: ({ groups }) => groups.join(', ') },
    { id: 'fate', title: t('email.import.fate'), cell: ({ fate }) => t(`email.import.fate.${fate}`), width: '7rem' }
  ]
  return (
    <>
      <p>{t('email.import.summary', { added: count('new'), changed: count('changed'), same: count('same') })}</p>
      <div className={styles.rows}>
        <Table label={t('email.import.preview')} columns={columns} rows={contacts} keyOf={({ line }) => String(line)} />
      </div>
    </>
  )
}
