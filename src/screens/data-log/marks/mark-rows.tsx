import { useStore } from '@nanostores/preact'
import { useId } from 'react'
import { useText } from '../../../lib/text/use-text'
import { VisuallyHidden } from '../../../ui/page/visually-hidden'
import { MarkShape } from './mark-shape'
import styles from './marks.module.css'
import type { MarksModel } from './marks-model'
import type { PlacedMark } from './placed-marks'
import { countText, markName } from './texts'
import { useMarkFocus } from './use-mark-focus'

const heightOf = (rows: number) => `calc(${rows} * var(--mark))`

interface MarkRowsProps {
  model: MarksModel
  onOpen: (mark: PlacedMark) => void
}

/** A row above the plot for each kind; those of rare kinds are over the plot. */
export function MarkRows({ model, onOpen }: MarkRowsProps) {
  const { t } = useText()
  const marks = useStore(model.$marks)
  const rows = useStore(model.$rows)
  const rareRows = useStore(model.$rareRows)
  const area = useStore(model.$area)
  const help = useId()
  const { toolbar, current, onKey, onFocus } = useMarkFocus(marks)
  const all = [...rows, ...rareRows]
  return (
    <div className={styles.rows} style={{ height: heightOf(rows.length) }}>
      {area && marks.length > 0 && (
        <div
          ref={toolbar}
          style={{ marginLeft: area.left, width: area.width }}
          className={styles.marks}
          role="toolbar"
          aria-label={t('dataLogMarks.label')}
          aria-describedby={help}
        >
          <VisuallyHidden>
            <span id={help}>{t('dataLogMarks.help')}</span>
          </VisuallyHidden>
          {marks.map((mark, index) => (
            <button
              key={mark.key}
              type="button"
              className={styles.mark}
              style={{ left: mark.left, top: heightOf(all.indexOf(mark.kind)) }}
              aria-label={markName(mark, t)}
              title={markName(mark, t)}
              aria-haspopup="dialog"
              tabIndex={index === current ? 0 : -1}
              onClick={() => onOpen(mark)}
              onFocus={() => onFocus(mark)}
              onKeyDown={event => onKey(event, index)}
            >
              <MarkShape kind={mark.kind} />
              {mark.count > 1 && countText(mark.count)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
