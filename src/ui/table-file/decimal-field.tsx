import type { DecimalSign } from '../../lib/text/numbers'
import { useText } from '../../lib/text/use-text'
import { SegmentedControl } from '../form/segmented-control'
import type { FieldSource } from '../form/use-field'

export function DecimalField<V extends object>(props: FieldSource<V, DecimalSign> & { hint?: string | undefined }) {
  const { t } = useText()
  return (
    <SegmentedControl<V, DecimalSign>
      {...props}
      label={t('common.csv.decimal')}
      options={[
        { value: '.', text: t('common.csv.point') },
        { value: ',', text: t('common.csv.decimalComma') }
      ]}
    />
  )
}
