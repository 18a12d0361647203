import { useStore } from '@nanostores/preact'
import { $i18n } from '../../../lib/text/i18n'
import { SelectField } from '../../../ui/form/select-field'
import { Button } from '../../../ui/page/button'
import type { DataLogModel } from '../model'
import styles from './compare-field.module.css'
import { COMPARISONS } from './comparison'

/** Chooses an earlier period, which the chart draws as dotted lines. */
export function CompareField({ model }: { model: DataLogModel }) {
  const { t } = useStore($i18n)
  const comparison = useStore(model.$comparison)
  const failed = useStore(model.$comparisonFailed)
  const compared = useStore(model.$compared)
  return (
    <div className={styles.compare}>
      <SelectField
        label={t('dataLog.compare')}
        bare
        value={comparison}
        options={COMPARISONS.map(value => ({ value, text: t(`dataLog.compare.${value}`) }))}
        onPick={model.pickComparison}
      />
      <span role="status">
        {failed && t('dataLog.compare.failed')}
        {!failed && compared?.times.length === 0 && t('dataLog.compare.empty')}
      </span>
      {failed && (
        <Button kind="quiet" onClick={model.retryComparison}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
