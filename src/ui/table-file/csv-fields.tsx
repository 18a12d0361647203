import type { FormPart } from '../../lib/form/form'
import type { CsvChoices } from '../../lib/table-file/csv-choices'
import { useText } from '../../lib/text/use-text'
import { SegmentedControl } from '../form/segmented-control'
import { DecimalField } from './decimal-field'
import { PurposeField } from './purpose-field'

/** Whom an export is for, and how it separates cells and writes decimals. */
export function CsvFields({ of: form, hint }: { of: FormPart<CsvChoices>; hint?: string }) {
  const { t } = useText()
  return (
    <>
      <PurposeField of={form} />
      <SegmentedControl
        of={form}
        name="separator"
        label={t('common.csv.separator')}
        options={[
          { value: ',', text: t('common.csv.comma') },
          { value: ';', text: t('common.csv.semicolon') },
          { value: '\t', text: t('common.csv.tab') }
        ]}
      />
      <DecimalField of={form} name="decimal" label={t('common.csv.decimal')} hint={hint} />
    </>
  )
}
