import type { FormPart } from '../../lib/form/form'
import type { CsvPurpose } from '../../lib/table-file/csv-choices'
import { useText } from '../../lib/text/use-text'
import { RadioField } from '../form/radio-field'

/** Whether people or programs read the file. */
export function PurposeField({ of: form }: { of: FormPart<CsvPurpose> }) {
  const { t } = useText()
  return (
    <RadioField
      of={form}
      name="purpose"
      label={t('common.csv.purpose')}
      options={[
        { value: 'reading', text: t('common.csv.reading') },
        { value: 'programs', text: t('common.csv.programs') }
      ]}
    />
  )
}
