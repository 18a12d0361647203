import { useStore } from '@nanostores/preact'
import { useModel } from '../../../src/lib/browser/use-model'
import { createForm } from '../../../src/lib/form/form'
import { required } from '../../../src/lib/form/rules'
import { textCell } from '../../../src/lib/table-file/column'
import type { CsvChoices } from '../../../src/lib/table-file/csv-choices'
import { createTableImport } from '../../../src/lib/table-file/table-import'
import type { Translator } from '../../../src/lib/text/i18n'
import { CsvFields } from '../../../src/ui/table-file/csv-fields'
import { DecimalField } from '../../../src/ui/table-file/decimal-field'
import { EncodingField } from '../../../src/ui/table-file/encoding-field'
import { ExportDialog } from '../../../src/ui/table-file/export-dialog'
import { ImportDialog } from '../../../src/ui/table-file/import-dialog'
import { ImportPreview } from '../../../src/ui/table-file/import-preview'
import { ImportSource } from '../../../src/ui/table-file/import-source'
import { PurposeField } from '../../../src/ui/table-file/purpose-field'
import { RejectedList } from '../../../src/ui/table-file/rejected-list'
import { LONG_NAME, LONG_WORD, nothing, unanswered, useOnce } from '../samples'
import type { States } from '../states'

interface Contact {
  name: string
  mail: string
}

const KNOWN: readonly Contact[] = [{ name: 'Anna Lindqvist', mail: 'anna@plant.example' }]
const GOOD = `Name,Mail\nAnna Lindqvist,anna@plant.example\n${LONG_NAME},tanaka@plant.example\n`
const MIXED = `${GOOD},nobody@plant.example\n김민준,\n`

const contactImport = () =>
  createTableImport<Contact, Contact, void>({
    format: {
      columns: {
        name: { title: 'Name', required: true, parse: textCell(required) },
        mail: { title: 'Mail', required: true, parse: textCell(required) }
      },
      maxRows: 500
    },
    ...{ extensions: ['.csv'], maxBytes: 100_000, existing: 'update' },
    plan: () => ({
      keyField: 'name',
      find: row => KNOWN.find(({ name }) => name === row.name),
      isSame: (row, { mail }) => row.mail === mail,
      room: 500,
      full: 'errors.refused'
    }),
    apply: unanswered
  })

/** After a file was picked. */
function usePicked(content?: string, name = 'contacts.csv') {
  const model = useModel(contactImport)
  useOnce(() => content !== undefined && model.pick(new File([content], name)))
  return { model, picked: useStore(model.$picked), rows: useStore(model.$rows) }
}

function Import({ t, content }: { t: Translator['t']; content?: string }) {
  const { model } = usePicked(content)
  const hint = t('email.import.hint')
  return <ImportDialog create={() => model} title={t('email.import.title')} hint={hint} onClose={nothing} />
}

function Preview({ part, content }: { part: typeof ImportPreview | typeof RejectedList; content: string }) {
  const { model, picked, rows } = usePicked(content)
  if (picked.status !== 'read' || picked.table.status !== 'readable') return null
  const shown = { columns: model.columns, table: picked.table, rows }
  return part === ImportPreview ? <ImportPreview {...shown} /> : <RejectedList {...shown} fileName="contacts.csv" />
}

function Source({ t, name, panel }: { t: Translator['t']; name?: string; panel?: boolean }) {
  const { model, picked } = usePicked(name && GOOD, name)
  const fromPanel = panel ? () => null : undefined
  return <ImportSource model={model} hint={t('email.import.hint')} picked={picked} fromPanel={fromPanel} />
}

const csvForm = () =>
  createForm<CsvChoices>({ initial: { purpose: 'reading', separator: ',', decimal: '.' }, save: unanswered })

export const TABLE_FILE: States = {
  'csv-fields.tsx': { plain: () => <CsvFields of={useModel(csvForm)} /> },
  'purpose-field.tsx': { plain: () => <PurposeField of={useModel(csvForm)} /> },
  'export-dialog.tsx': { open: () => <ExportDialog exportIn={nothing} onClose={nothing} /> },
  'decimal-field.tsx': { plain: () => <DecimalField value="," onPick={nothing} /> },
  'encoding-field.tsx': {
    plain: () => <EncodingField encodings={['utf-8', 'shift_jis', 'euc-kr']} encoding="shift_jis" onPick={nothing} />
  },
  'import-dialog.tsx': {
    empty: t => <Import t={t} />,
    'ready to import': t => <Import t={t} content={GOOD} />,
    'some rows have errors': t => <Import t={t} content={MIXED} />,
    'other columns': t => <Import t={t} content={`First,${LONG_WORD}\nAnn,1\n`} />
  },
  'import-preview.tsx': { plain: () => <Preview part={ImportPreview} content={MIXED} /> },
  'import-source.tsx': {
    'computer or panel': t => <Source panel t={t} />,
    refused: t => <Source t={t} name="contacts.xlsx" />
  },
  'rejected-list.tsx': { plain: () => <Preview part={RejectedList} content={MIXED} /> }
}
