import { useStore } from '@nanostores/preact'
import type { Recipe } from '../../api/recipe'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { $compact } from '../../ui/page/compact'
import { SelectionBar } from '../../ui/table/selection-bar'
import type { RecordsModel } from './model'
import type { Open } from './open'

interface RecordActionsProps {
  recipe: Recipe
  records: RecordsModel
  onOpen: (open: Open) => void
}

/**
 * The actions on the selected records, in place of which more than two are said to have none. Where there is little room,
 * only those that so many records have, so that the bar stays in one line.
 */
export function RecordActions({ recipe, records, onOpen }: RecordActionsProps) {
  const { t } = useText()
  const selected = useStore(records.$selected)
  const [first, second] = selected
  if (first === undefined) return null
  const readOnly = recipe.in_use
  const full = recipe.records >= recipe.max_records
  const single = second === undefined
  const compact = useStore($compact)
  const shows = (applies: boolean) => applies || !compact
  const unreachable = recipe.plc_load?.state === 'disconnected'
  return (
    <SelectionBar label={t('recipe.selection')} count={selected.length} onClear={records.deselect}>
      {selected.length > 2 ? (
        <span>{t('recipe.selection.most')}</span>
      ) : (
        <>
          {shows(single) && (
            <Button disabled={!single || readOnly || full} asks onClick={() => onOpen({ dialog: 'add', from: first })}>
              {t('common.copy')}
            </Button>
          )}
          {shows(!single) && (
            <Button
              disabled={single}
              onClick={() => !single && onOpen({ dialog: 'compare', numbers: [first, second] })}
            >
              {t('common.term.compare')}
            </Button>
          )}
          {recipe.plc_load && shows(single) && (
            <Button
              disabled={!single || unreachable}
              {...(unreachable && { of: t('recipe.load.disconnected') })}
              asks
              onClick={() => onOpen({ dialog: 'load', number: first })}
            >
              {t('recipe.load')}
            </Button>
          )}
          {shows(single) && (
            <Button
              kind="danger"
              disabled={!single || readOnly}
              asks
              onClick={() => onOpen({ dialog: 'delete', number: first })}
            >
              {t('common.action.delete')}
            </Button>
          )}
          {unreachable && !compact && <span aria-hidden="true">{t('recipe.load.disconnected')}</span>}
        </>
      )}
    </SelectionBar>
  )
}
