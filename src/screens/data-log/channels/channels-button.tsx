import { useState } from 'react'
import { useText } from '../../../lib/text/use-text'
import { IconButton } from '../../../ui/page/icon-button'
import type { DataLogModel } from '../model'
import { ChannelsDialog } from './channels-dialog'

export function ChannelsButton({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <IconButton icon="sliders" label={t('dataLog.channels')} onClick={() => setChoosing(true)} />
      {choosing && <ChannelsDialog model={model} onClose={() => setChoosing(false)} />}
    </>
  )
}
