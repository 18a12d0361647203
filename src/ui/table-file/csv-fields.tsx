import type { Form } from '../../lib/form/form'
import type { CsvChoices } from '../../lib/table-file/csv-choices'
import { useText } from '../../lib/text/use-text'
import { SegmentedControl } from '../form/segmented-control'
import { DecimalField } from './decimal-field'

/** How an export separates cells and writes decimals. */
export function CsvFields<V extends CsvChoices>({ of, hint }: { of: Form<V>; hint?: string }) {
  const { t } = useText()
  // A form is read and set by the names of its fields: one with more fields serves as one with fewer.
  const form = of as unknown as Form<CsvChoices>
  return (
    <>
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
