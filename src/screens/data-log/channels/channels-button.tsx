import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { $i18n } from '../../../lib/text/i18n'
import { IconButton } from '../../../ui/page/icon-button'
import type { DataLogModel } from '../model'
import { ChannelsDialog } from './channels-dialog'

export function ChannelsButton({ model }: { model: DataLogModel }) {
  const { t } = useStore($i18n)
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <IconButton icon="sliders" label={t('dataLog.channels')} onClick={() => setChoosing(true)} />
      {choosing && <ChannelsDialog model={model} onClose={() => setChoosing(false)} />}
    </>
  )
}
