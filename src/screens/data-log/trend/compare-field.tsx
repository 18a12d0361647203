import { useStore } from '@nanostores/preact'
import { describeFailure } from '../../../lib/remote/failure-text'
import { useText } from '../../../lib/text/use-text'
import { SelectField } from '../../../ui/form/select-field'
import { Button } from '../../../ui/page/button'
import { Details } from '../../../ui/page/details'
import type { DataLogModel } from '../model'
import styles from './compare-field.module.css'
import { COMPARISONS } from './comparison'

/** Chooses an earlier period, which the chart draws as dotted lines. */
export function CompareField({ model }: { model: DataLogModel['comparison'] }) {
  const { t } = useText()
  const comparison = useStore(model.$comparison)
  const error = useStore(model.$error)
  const compared = useStore(model.$compared)
  return (
    <div className={styles.compare}>
      <SelectField
        label={t('dataLog.compare')}
        bare
        value={comparison}
        options={COMPARISONS.map(value => ({ value, text: t(`dataLog.compare.${value}`) }))}
        onPick={model.pick}
      />
      <span role="status">
        {error && t('dataLog.compare.failed')}
        {!error && compared?.times.length === 0 && t('dataLog.compare.empty')}
      </span>
      {error && (
        <>
          <Button kind="quiet" onClick={model.retry}>
            {t('common.retry')}
          </Button>
          <Details>{describeFailure(error).details}</Details>
        </>
      )}
    </div>
  )
}
