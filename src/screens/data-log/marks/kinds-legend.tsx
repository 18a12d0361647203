import { useStore } from '@nanostores/preact'
import { formatNumber } from '../../../lib/text/format'
import { useText } from '../../../lib/text/use-text'
import { MarkShape } from './mark-shape'
import styles from './marks.module.css'
import type { MarksModel } from './marks-model'
import { KIND_TEXTS } from './texts'

/** Explains the shapes, and selects the kinds that are shown. */
export function KindsLegend({ model }: { model: MarksModel }) {
  const { t } = useText()
  const kinds = useStore(model.$kinds)
  const hidden = useStore(model.$hidden)
  if (kinds.length === 0) return null
  return (
    <ul className={styles.kinds} aria-label={t('dataLogMarks.kinds')}>
      {kinds.map(({ kind, count }) => (
        <li key={kind}>
          <label className={styles.kind}>
            <input
              type="checkbox"
              data-unprinted
              checked={!hidden.includes(kind)}
              onChange={() => model.toggleKind(kind)}
            />
            <MarkShape kind={kind} />
            {t(KIND_TEXTS[kind])} <span className={styles.total}>{count === undefined ? '' : formatNumber(count)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
