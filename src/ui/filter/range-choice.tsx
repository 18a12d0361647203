import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import { useState } from 'react'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import type { Preset, Range, TimeWindow } from '../../lib/time-range/range'
import type { RangeInput } from '../../lib/time-range/range-rules'
import { rangeText } from '../../lib/time-range/range-text'
import { windowTexts } from '../../lib/time-range/window-texts'
import { Button } from '../page/button'
import { Banner } from '../status/banner'
import styles from './range-choice.module.css'
import { RangeDialog } from './range-dialog'
import { RangeField } from './range-field'

export interface RangeSource {
  $range: ReadableAtom<Range | undefined>
  pickRange: (preset: Preset | undefined) => void
  /** The minutes around what is marked, if anything was. */
  $around: ReadableAtom<TimeWindow | undefined>
  pickAround: () => void
  /** Whether the address has a range that cannot be shown. */
  $isInvalid: ReadableAtom<boolean>
  dismissInvalid: () => void
  rangeForm: () => Form<RangeInput>
}

interface RangeChoiceProps {
  of: RangeSource
  /** What is shown while no range is chosen; all times without it. */
  initial?: Preset
}

/** The range of a screen, beside its title: presets, and a dialog for two times, which also edits those that are shown. */
export function RangeChoice({ of, initial }: RangeChoiceProps) {
  const { $range, pickRange, $around, pickAround, rangeForm } = of
  const { t } = useText()
  const range = useStore($range) ?? initial
  const around = useStore($around)
  const [choosing, setChoosing] = useState(false)
  const choose = () => setChoosing(true)
  return (
    <div className={styles.range}>
      <p data-on-paper>{rangeText(range, t)}</p>
      <RangeField
        value={range}
        offersAll={!initial}
        around={around}
        onPick={pickRange}
        onAround={pickAround}
        onCustom={choose}
      />
      {typeof range === 'object' && (
        <Button kind="quiet" icon="calendar" onClick={choose}>
          {t('range.shown', windowTexts(range))}
        </Button>
      )}
      {useStore(of.$isInvalid) && (
        <Banner
          tone="warn"
          role="status"
          action={
            <Button kind="quiet" onClick={of.dismissInvalid}>
              {t('common.close')}
            </Button>
          }
        >
          {t('range.invalid', { range: rangeText(range, t) })}
        </Banner>
      )}
      {choosing && (
        <RangeDialog createForm={rangeForm} isCustom={typeof range === 'object'} onClose={() => setChoosing(false)} />
      )}
    </div>
  )
}
