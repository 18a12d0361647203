import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { windowTexts } from '../../lib/time-range/window-texts'
import { openIncident } from '../../stores/incident'
import { ActionsMenu } from '../../ui/dialog/actions-menu'
import { LAYOUTS } from './layout'
import type { DataLogModel } from './model'

export function MoreActions({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const narrow = useStore($narrow)
  const layout = useStore(model.layout.$layout)
  const choice = useStore(model.choice.$choice)
  const shown = useStore(model.$shown)
  const view = useStore(model.chartView.$view)
  const chart = useStore(model.chartView.$handle)
  const { busy, run } = useAction(model.saveDatabase)
  const visible = view ?? shown?.extent
  const report = () =>
    openIncident(
      visible,
      choice?.shown.map(channel => ({ log: choice.log.id, channel }))
    )
  const save = () => {
    if (!visible) return
    const { from, to } = windowTexts(visible)
    void model.savePicture(`${from} – ${to}`)
  }
  const layouts = LAYOUTS.map(value => ({
    id: value,
    text: t(`dataLog.layout.${value}`),
    checked: value === layout,
    onPick: () => model.layout.pick(value)
  }))
  return (
    <ActionsMenu
      items={[
        ...(narrow ? layouts : []),
        {
          id: 'export',
          text: t('common.exportCsv'),
          asks: true,
          divided: narrow,
          disabled: !choice,
          onPick: model.export
        },
        { id: 'database', text: t('dataLog.database'), disabled: busy || !choice, onPick: run },
        { id: 'picture', text: t('dataLog.picture'), disabled: !chart || !visible, onPick: save },
        { id: 'incident', text: t('common.incidentReport'), asks: true, disabled: !visible, onPick: report }
      ]}
    />
  )
}
